import { localesOf } from "#locale/routes";
import { factSections } from "../legal/fact-sections.ts";
import { type ContentSource, parseFile } from "../source/content-source.ts";

/** Periods, limits and prices that legal texts do not name where they belong, each as "file:line: what is wrong". */
export function findLegalGaps(root: string): string[] {
  const required = Object.entries(factSections).flatMap(([fact, all]) =>
    all.map(([id, anchor, times = 1]) => ({ fact, id, anchor, times })),
  );
  return required.flatMap(({ fact, id, anchor, times }) =>
    localesOf(id).flatMap((locale) => {
      const text = parseFile(root, `content/legal/${id}/${locale}.md`);
      return text?.body ? findLostFact(text, fact, anchor, times) : [];
    }),
  );
}

function findLostFact(text: ContentSource, fact: string, anchor: string, times: number): string[] {
  const section = sectionOf(text, anchor);
  if (!section) return [`${text.path}:1: {${fact}} must stand in a section with [#${anchor}]`];
  const count = section.lines.join("\n").split(`{${fact}}`).length - 1;
  if (count >= times) return [];
  const often = times > 1 ? ` ${times} times, not ${count}` : "";
  return [`${text.path}:${section.line}: {${fact}} must stand in this section${often}`];
}

/** A section with all below it: its lines, and the line of the file on which its heading stands. */
function sectionOf({ body, bodyLine }: ContentSource, anchor: string) {
  const lines = body.split(/\r?\n/);
  const first = lines.findIndex((line) => line.startsWith("##") && line.endsWith(`[#${anchor}]`));
  if (first < 0) return undefined;
  const level = lines[first]?.startsWith("###") ? /^##/ : /^## /;
  const next = lines.findIndex((line, index) => index > first && level.test(line));
  return { line: bodyLine + first, lines: lines.slice(first, next < 0 ? undefined : next) };
}
