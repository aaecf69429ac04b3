import { globSync, readFileSync } from "node:fs";
import { basename, dirname, extname, join, sep } from "node:path";
import { parseContent, placeOf } from "#load/source/content-source";
import { isLocale, type Locale } from "#locale/languages";

/** The list of what translations may share with the English files. */
export const allowList = "content/same-in-all-languages.yaml";

/** All files of words and facts, as paths from the root: `content` without the lists for checks. */
export function listContent(root: string): string[] {
  return globSync("content/**/*.{yaml,json,md}", { cwd: root })
    .map((path) => path.split(sep).join("/"))
    .filter((path) => path !== allowList)
    .sort();
}

/** A file of words: parsed data, or Markdown with its front matter. */
export interface ContentFile {
  path: string;
  /** The language of a file named en.yaml, sv.md and so on; undefined if all languages share it. */
  locale: Locale | undefined;
  /** What the translations of one file share: its directory, "content/pages/home". */
  group: string;
  content: unknown;
  /** Why it cannot be parsed, as "file:line: what is wrong"; it then has no content. */
  problem: string | undefined;
  /** The place of a key: "content/pages/home/sv.yaml:12: hero.title". */
  placeOf(key: string): string;
  /** First and last line of a key. */
  linesOf(key: string): [first: number, last: number];
}

/** Reads those of the given files (paths from the root) that hold words, without broken ones. */
export function readContent(root: string, paths: readonly string[]): ContentFile[] {
  return describeAll(root, paths).filter(({ content }) => content !== undefined);
}

/** The problems of those of the given files that cannot be parsed. */
export function findBrokenFiles(root: string, paths: readonly string[]): string[] {
  return describeAll(root, paths).flatMap(({ problem }) => problem ?? []);
}

function describeAll(root: string, paths: readonly string[]): ContentFile[] {
  return paths
    .filter((path) => [".yaml", ".json", ".md"].includes(extname(path)))
    .map((path) => describeContent(path, readFileSync(join(root, path), "utf8")));
}

/** Describes one file of content, given its path and text. */
export function describeContent(path: string, text: string): ContentFile {
  const name = basename(path, extname(path));
  const locale = isLocale(name) ? name : undefined;
  const isProse = extname(path) === ".md";
  const group = dirname(path) + (isProse ? "/*.md" : "");
  const source = parseContent(path, text);
  const { body, bodyLine, problem } = source;
  const data = isProse ? withoutOwn(source.data) : source.data;
  const prose = data === undefined ? body : { ...data, text: body };
  const isBody = (key: string) => isProse && key === (data === undefined ? "" : "text");
  return {
    path,
    locale,
    group,
    problem,
    content: isProse && !problem ? prose : data,
    placeOf: (key) => (isBody(key) ? `${path}:${bodyLine}` : placeOf(source, key)),
    linesOf: (key) =>
      isBody(key) ? [bodyLine, bodyLine + body.split("\n").length - 1] : source.linesOf(key),
  };
}

/** Removes the date of a lawyer's confirmation: it belongs to one language and is not translated. */
function withoutOwn(head: unknown): unknown {
  if (typeof head !== "object" || head === null) return head;
  const { confirmed: _, ...data } = head as Record<string, unknown>;
  return data;
}

/** The Markdown of a file of prose. */
export function proseOf({ content }: ContentFile): string {
  return typeof content === "string" ? content : String((content as { text?: unknown }).text ?? "");
}
