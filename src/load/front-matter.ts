/** A Markdown file: the YAML between two lines of dashes, and the text below. */
export interface ProseText {
  head: string;
  body: string;
  /** The line on which the Markdown begins. */
  bodyLine: number;
}

/** Splits a Markdown file. One that does not start with a line of dashes has no data. */
export function splitFrontMatter(text: string): ProseText {
  const match = /^---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$)/.exec(text);
  const rest = text.slice(match?.[0].length ?? 0);
  const above = text.slice(0, text.length - rest.trimStart().length);
  return { head: match?.[1] ?? "", body: rest.trim(), bodyLine: above.split("\n").length };
}
