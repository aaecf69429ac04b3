import { LineError } from "../content-issue.ts";
import { parseMarkdown } from "../files/markdown.ts";

/** A section of a legal text, which can be linked to by its id. */
export interface LegalSection {
  /** The same in every language. */
  id: string;
  /** "3" or "3.1"; sections of an appendix start again at "1". */
  number: string | undefined;
  title: string;
  /** Its text down to the next heading. */
  markdown: string;
  sections: LegalSection[];
}

/** A legal text split into its introduction and its sections. */
export interface LegalOutline {
  intro: string;
  sections: LegalSection[];
}

const anchorPattern = /^[a-z][a-z0-9-]*$/;

/**
 * Splits a legal text at its headings, `## Title [#anchor]` and `### Title [#anchor]`, and numbers all
 * but the `unnumbered` ones. Within an unnumbered section the numbers start again at 1.
 * @throws {LineError} if a heading has another form, an anchor occurs twice, or an unnumbered one does
 * not exist.
 */
export function parseLegalText(markdown: string, unnumbered: readonly string[]): LegalOutline {
  const headings = parseMarkdown(markdown).headings;
  const lines = markdown.split(/\r?\n/);
  const getTextBetween = (line: number, next = lines.length + 1) =>
    lines
      .slice(line, next - 1)
      .join("\n")
      .trim();
  const sections: LegalSection[] = [];
  const ids = new Set<string>();
  for (const [index, { depth, title, anchor: id = "", line }] of headings.entries()) {
    const createError = (message: string) => new LineError(line, message);
    const headingLine = lines[line - 1];
    if ((depth !== 2 && depth !== 3) || !anchorPattern.test(id))
      throw createError(
        `a heading must read "## Title [#anchor]" or "### …", not "${headingLine}"`,
      );
    if (ids.has(id)) throw createError(`the anchor "${id}" is used twice`);
    ids.add(id);
    const parent = depth === 3 ? sections.at(-1) : undefined;
    if (depth === 3 && !parent) throw createError(`"${headingLine}" must be below a "##" heading`);
    const text = getTextBetween(line, headings[index + 1]?.line);
    const section = { id, number: undefined, title, markdown: text, sections: [] };
    (parent?.sections ?? sections).push(section);
  }
  const unknown = unnumbered.filter((id) => !ids.has(id));
  if (unknown.length > 0)
    throw new LineError(1, `unnumbered: no heading has the anchor ${unknown.join(", ")}`);
  numberSections(sections, unnumbered, "");
  return { intro: getTextBetween(0, headings[0]?.line), sections };
}

function numberSections(sections: LegalSection[], unnumbered: readonly string[], prefix: string) {
  let count = 0;
  for (const section of sections) {
    if (!unnumbered.includes(section.id)) section.number = `${prefix}${++count}`;
    numberSections(section.sections, unnumbered, section.number ? `${section.number}.` : "");
  }
}
