import { forms } from "#contract/forms";
import { localesOf } from "#locale/routes";
import { factSections } from "../legal/fact-sections.ts";
import { type ContentSource, parseFile } from "../source/content-source.ts";

/**
 * Periods, limits and prices that valid legal texts do not name where they belong, and fields of forms that
 * the privacy policy does not list, each as "file:line: what is wrong".
 */
export function findLegalGaps(root: string): string[] {
  const required = Object.entries(factSections).flatMap(([fact, all]) =>
    all.map(([id, anchor, times = 1]) => ({ fact, id, anchor, times })),
  );
  return [
    ...required.flatMap(({ fact, id, anchor, times }) =>
      localesOf(id).flatMap((locale) => {
        const text = parseFile(root, `content/legal/${id}/${locale}.md`);
        return text?.body ? findLostFact(text, fact, anchor, times) : [];
      }),
    ),
    ...localesOf("privacy").flatMap((locale) => {
      const text = parseFile(root, `content/legal/privacy/${locale}.md`);
      return text?.body ? findUnlistedFields(text) : [];
    }),
  ];
}

function findLostFact(text: ContentSource, fact: string, anchor: string, times: number): string[] {
  const section = sectionOf(text, anchor);
  if (!section) return [`${text.path}:1: {${fact}} must stand in a section with [#${anchor}]`];
  const count = section.lines.join("\n").split(`{${fact}}`).length - 1;
  if (count >= times) return [];
  const often = times > 1 ? ` ${times} times, not ${count}` : "";
  return [`${text.path}:${section.line}: {${fact}} must stand in this section${often}`];
}

/** The table of the forms has a row for each of them, with its fields. */
function findUnlistedFields(text: ContentSource): string[] {
  const { path } = text;
  const section = sectionOf(text, "forms");
  if (!section) return [`${path}:1: the forms must stand in a section with [#forms]`];
  const rows = section.lines
    .map((line, index) => ({ line: section.line + index, cells: cellsOf(line) }))
    .filter(({ cells }) => cells.length > 1)
    // Without its head, and the dashes below that.
    .slice(2);
  const all = Object.entries(forms);
  if (rows.length !== all.length) {
    const names = all.map(([name]) => name).join(", ");
    return [
      `${path}:${section.line}: the table must have a row for each form: ${names}, not ${rows.length} rows`,
    ];
  }
  return all.flatMap(([name, { controls }], index) => {
    // Checkboxes of a group are one thing to a reader.
    const fields = new Set(Object.entries(controls).map(([field, { group }]) => group ?? field));
    const { line, cells = [] } = rows[index] ?? {};
    const count = (cells.at(-1) ?? "").split(",").length;
    if (count === fields.size) return [];
    const collected = `this form (${name}) has ${fields.size}: ${[...fields].join(", ")}`;
    return [`${path}:${line}: lists ${count} fields, but ${collected}`];
  });
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

/** The cells of a row of a Markdown table; of another line none. */
function cellsOf(line: string): string[] {
  const [, row] = /^\|(.*)\|\s*$/.exec(line) ?? [];
  return row?.split("|").map((cell) => cell.trim()) ?? [];
}
