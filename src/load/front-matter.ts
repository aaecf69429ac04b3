import { parse } from "yaml";

/** A file of prose: the data between its two lines of dashes, and the Markdown below them. */
export interface Prose {
  data: Record<string, unknown>;
  body: string;
}

/** Takes a Markdown file apart. One that does not start with a line of dashes has no data. */
export function splitFrontMatter(text: string): Prose {
  const match = /^---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$)/.exec(text);
  if (!match) return { data: {}, body: text.trim() };
  return { data: parse(match[1] ?? "") ?? {}, body: text.slice(match[0].length).trim() };
}
