import { LineError } from "../content-error.ts";

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

const headingLine = /^(#+)\s+(.*)$/;
const heading = /^(#{2,3}) (.+) \[#([a-z][a-z0-9-]*)\]$/;

/**
 * Splits a legal text at its headings, `## Title [#anchor]` and `### Title [#anchor]`, and numbers all
 * but the `unnumbered` ones. Within an unnumbered section the numbers start again at 1.
 * @throws {LineError} if a heading has another form, an anchor occurs twice, or an unnumbered one does
 * not exist.
 */
export function outlineLegalText(markdown: string, unnumbered: readonly string[]): LegalOutline {
  const intro: string[] = [];
  const sections: LegalSection[] = [];
  const ids = new Set<string>();
  let lines = intro;
  const bodies = new Map<LegalSection, string[]>();
  for (const [index, line] of markdown.split(/\r?\n/).entries()) {
    if (!headingLine.test(line)) {
      lines.push(line);
      continue;
    }
    const [, marks, title = "", id = ""] = heading.exec(line.trimEnd()) ?? [];
    const refuse = (words: string) => new LineError(index + 1, words);
    if (!marks) throw refuse(`a heading must read "## Title [#anchor]" or "### …", not "${line}"`);
    if (ids.has(id)) throw refuse(`the anchor "${id}" is there twice`);
    ids.add(id);
    const parent = marks === "###" ? sections.at(-1) : undefined;
    if (marks === "###" && !parent) throw refuse(`no "##" stands above "${line}"`);
    const section: LegalSection = { id, number: undefined, title, markdown: "", sections: [] };
    (parent?.sections ?? sections).push(section);
    lines = [];
    bodies.set(section, lines);
  }
  const lost = unnumbered.filter((id) => !ids.has(id));
  if (lost.length > 0)
    throw new LineError(1, `unnumbered: no heading has the anchor ${lost.join(", ")}`);
  for (const [section, body] of bodies) section.markdown = body.join("\n").trim();
  numberSections(sections, unnumbered, "");
  return { intro: intro.join("\n").trim(), sections };
}

function numberSections(sections: LegalSection[], unnumbered: readonly string[], prefix: string) {
  let count = 0;
  for (const section of sections) {
    if (!unnumbered.includes(section.id)) section.number = `${prefix}${++count}`;
    numberSections(section.sections, unnumbered, section.number ? `${section.number}.` : "");
  }
}
