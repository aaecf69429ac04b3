import { readMarkdown } from "../source/markdown.ts";

/** The target of a link such as `[words](term:role)` or of a figure `![](figure:map)`. */
export interface ProseLink {
  kind: string;
  id: string;
  /** Its line in the text, from 1. */
  line: number;
}

const leadElsewhere = ["http", "https", "mailto", "tel", "lang"];

/**
 * The special links and figures of a Markdown text, in order. Leaves out web links, and words in another
 * language, `[words](lang:sv)`, which link nowhere.
 */
export function findProseLinks(markdown: string): ProseLink[] {
  return readMarkdown(markdown).links.flatMap(({ url, line }) => {
    const [, kind = "", id = ""] = /^([a-z-]+):(.*)$/.exec(url) ?? [];
    return kind === "" || leadElsewhere.includes(kind) ? [] : [{ kind, id, line }];
  });
}

/** For each kind of link: what is wrong with a target, in an editor's words; `undefined` if it is there. */
export type LinkKinds = Record<string, (id: string) => string | undefined>;

/** A problem in an editor's words, and its line in the text, from 1. */
export interface LineProblem {
  line: number;
  words: string;
}

/**
 * The special links of a text that lead nowhere, and what was meant as a link and is none. `having` says who has
 * links of these kinds: "we have".
 */
export function findBrokenLinks(markdown: string, kinds: LinkKinds, having: string): LineProblem[] {
  const lost = findProseLinks(markdown).flatMap(({ kind, id, line }) => {
    const find = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
    const words = find ? find(id) : `"${kind}:${id}" is no kind of link that ${having}`;
    return words ? [{ line, words }] : [];
  });
  const mistyped = readMarkdown(markdown)
    .words.filter(({ words }) => words.includes("]("))
    .map(({ words, line }) => ({
      line,
      words: `"${words}" has no link: is there a space in its target?`,
    }));
  return [...lost, ...mistyped];
}
