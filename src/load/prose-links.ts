/** What a text points to by a link such as `[words](term:role)` or a picture `![](figure:map)`. */
export interface ProseLink {
  kind: string;
  id: string;
  /** The line of the text on which it stands, from 1. */
  line: number;
}

const link = /\]\(\s*([a-z-]+):([^)\s]*)[^)]*\)/g;
const codeOrEscaped = /```[\s\S]*?```|`[^`\n]*`|\\\[/g;
const leadElsewhere = ["http", "https", "mailto", "tel", "lang"];

/**
 * The special links and figures of a Markdown text in their order. Addresses of the web are left out,
 * and so are words in another language, `[words](lang:sv)`, which lead nowhere.
 */
export function findProseLinks(markdown: string): ProseLink[] {
  const text = markdown.replace(codeOrEscaped, (code) => code.replace(/[^\n]/g, " "));
  return [...text.matchAll(link)]
    .map(({ 1: kind = "", 2: id = "", index }) => ({ kind, id, line: lineAt(text, index) }))
    .filter(({ kind }) => !leadElsewhere.includes(kind));
}

/** The line of a text, from 1, in which the character at `index` stands. */
export function lineAt(text: string, index: number): number {
  return text.slice(0, index).split("\n").length;
}
