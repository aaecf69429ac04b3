import type { LegalSection } from "#load/legal-outline";
import type { ContentsGroup } from "#ui/layout/Contents.tsx";

/**
 * The list of contents of a legal text: its numbered sections in one group, and each unnumbered one,
 * an appendix, as a group of its own with what it holds.
 */
export function legalContents(sections: LegalSection[]): ContentsGroup[] {
  const numbered = sections.filter(({ number }) => number !== undefined);
  const appendices = sections.filter(({ number }) => number === undefined);
  return [
    ...(numbered.length > 0 ? [{ entries: numbered.map(toEntry) }] : []),
    ...appendices.map(({ id, title, sections }) => ({ id, title, entries: sections.map(toEntry) })),
  ];
}

function toEntry({ id, number, title }: LegalSection) {
  return { id, number: number === undefined ? undefined : Number(number), title };
}
