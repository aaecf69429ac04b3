import type { LegalSection } from "#load/legal-outline";
import type { ContentsGroup } from "#ui/layout/Contents.tsx";

/**
 * The table of contents of a legal text: one group for its numbered sections, and a group for each
 * unnumbered one, an appendix, with its sections.
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
