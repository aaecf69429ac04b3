/** The target of a link such as `[words](term:role)` or of a figure `![](figure:map)`. */
export interface ProseLink {
  kind: string;
  id: string;
  /** Its line in the text, from 1. */
  line: number;
}

const link = /\]\(\s*([a-z-]+):([^)\s]*)[^)]*\)/g;
const codeOrEscaped = /```[\s\S]*?```|`[^`\n]*`|\\\[/g;
const leadElsewhere = ["http", "https", "mailto", "tel", "lang"];

/**
 * The special links and figures of a Markdown text, in order. Leaves out web links, and words in another
 * language, `[words](lang:sv)`, which link nowhere.
 */
export function findProseLinks(markdown: string): ProseLink[] {
  const text = markdown.replace(codeOrEscaped, (code) => code.replace(/[^\n]/g, " "));
  return [...text.matchAll(link)]
    .map(({ 1: kind = "", 2: id = "", index }) => ({ kind, id, line: lineAt(text, index) }))
    .filter(({ kind }) => !leadElsewhere.includes(kind));
}

/** For each kind of link: what is wrong with a target, in an editor's words; `undefined` if it is there. */
export type LinkKinds = Record<string, (id: string) => string | undefined>;

/** A problem in an editor's words, and its line in the text, from 1. */
export interface LineProblem {
  line: number;
  words: string;
}

/** The special links of a text that lead nowhere. `having` says who has links of these kinds: "we have". */
export function findBrokenLinks(markdown: string, kinds: LinkKinds, having: string): LineProblem[] {
  return findProseLinks(markdown).flatMap(({ kind, id, line }) => {
    const find = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
    const words = find ? find(id) : `"${kind}:${id}" is no kind of link that ${having}`;
    return words ? [{ line, words }] : [];
  });
}

/** The line of a text, from 1, that contains the character at `index`. */
export function lineAt(text: string, index: number): number {
  return text.slice(0, index).split("\n").length;
}
