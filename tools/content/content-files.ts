import { globSync, readFileSync } from "node:fs";
import { dirname, extname, join, sep } from "node:path";
import { type ContentSource, parseContent, textsOf } from "#load/source/content-source";

/** The list of what translations may share with the English files. */
export const allowList = "content/same-in-all-languages.yaml";

/** All files of words and facts, as paths from the root: `content` without the lists for checks. */
export function listContent(root: string): string[] {
  return globSync("content/**/*.{yaml,json,md}", { cwd: root })
    .map((path) => path.split(sep).join("/"))
    .filter((path) => path !== allowList)
    .sort();
}

/** A file of content with what belongs together in all languages. */
export interface ContentFile extends ContentSource {
  /** What the translations of one file share: its directory, "content/pages/home". */
  group: string;
  /** All its texts, see `textsOf`. */
  content: unknown;
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
  const source = parseContent(path, text);
  const group = dirname(path) + (extname(path) === ".md" ? "/*.md" : "");
  return { ...source, group, content: textsOf(source) };
}
