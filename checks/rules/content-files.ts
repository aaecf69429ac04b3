import { readFileSync } from "node:fs";
import { basename, dirname, extname, join } from "node:path";
import { parse } from "yaml";
import { splitFrontMatter } from "#load/front-matter";
import { isLocale, type Locale } from "#locale/languages";

/** A file of words: parsed if it is data, else its text, with the data above it as a group. */
export interface ContentFile {
  path: string;
  /** The language of a file named en.yaml, sv.md and so on; undefined if it serves all. */
  locale: Locale | undefined;
  /** What the translations of one file share: its folder, "content/pages/home". */
  group: string;
  content: unknown;
}

/** Reads those of the given files (paths from the root) that hold words. */
export function readContent(root: string, paths: readonly string[]): ContentFile[] {
  return paths
    .filter((path) => [".yaml", ".json", ".md"].includes(extname(path)))
    .map((path) => describeContent(path, readFileSync(join(root, path), "utf8")));
}

/** Describes one file of content from its path and text. */
export function describeContent(path: string, text: string): ContentFile {
  const name = basename(path, extname(path));
  const locale = isLocale(name) ? name : undefined;
  const isProse = extname(path) === ".md";
  const group = dirname(path) + (isProse ? "/*.md" : "");
  return { path, locale, group, content: isProse ? readProse(text) : parse(text) };
}

function readProse(text: string): unknown {
  const { data, body } = splitFrontMatter(text);
  return Object.keys(data).length > 0 ? { ...data, text: body } : body;
}

/** The Markdown of a file of prose. */
export function proseOf({ content }: ContentFile): string {
  return typeof content === "string" ? content : String((content as { text?: unknown }).text ?? "");
}

/** Every single value of a piece of content with the way to it: "hero.points.0". */
export function* leavesOf(content: unknown, path = ""): Generator<[path: string, value: unknown]> {
  if (typeof content !== "object" || content === null) {
    yield [path, content];
    return;
  }
  for (const [key, value] of Object.entries(content)) {
    yield* leavesOf(value, path === "" ? key : `${path}.${key}`);
  }
}
