import { globSync } from "node:fs";
import { dirname, extname, sep } from "node:path";
import { type ContentIssue, isInPreparation } from "#load/content-issue.ts";
import {
  type ContentFile,
  getTexts,
  isFile,
  parseContent,
  readRawContentFile,
} from "#load/files/content-file.ts";
import { defaultLocale } from "#locale/languages.ts";

/** All data and Markdown files in `content`, as paths from the root. */
export function listContentFiles(root: string): string[] {
  return listAllFiles(root).filter((path) => /\.(yaml|json|md)$/.test(path));
}

/** All files in `content`, as paths from the root. */
export function listAllFiles(root: string): string[] {
  return globSync("content/**/*", { cwd: root })
    .map((path) => path.split(sep).join("/"))
    .filter((path) => isFile(root, path))
    .sort();
}

export interface GroupedContentFile extends ContentFile {
  /** The group that the translations of one file share: its folder, "content/pages/home". */
  group: string;
  /** All its texts, see `getTexts`. */
  texts: unknown;
}

/** Reads all files but broken ones. */
export function readContentFiles(root: string): GroupedContentFile[] {
  return readAllFiles(root).filter(({ texts }) => texts !== undefined);
}

/** The English file of which a file is a translation; `undefined` if it is none. */
export function findOriginal(
  files: readonly GroupedContentFile[],
  { group, locale }: GroupedContentFile,
): GroupedContentFile | undefined {
  if (!locale || locale === defaultLocale) return undefined;
  return files.find((file) => file.group === group && file.locale === defaultLocale);
}

/** The files that cannot be parsed, and why, but for those of languages in preparation. */
export function findUnreadableFiles(root: string): ContentIssue[] {
  return readAllFiles(root)
    .flatMap(({ issue }) => issue ?? [])
    .filter((issue) => !isInPreparation(issue));
}

function readAllFiles(root: string): GroupedContentFile[] {
  return listContentFiles(root).flatMap((path) => {
    const file = readRawContentFile(root, path);
    return file ? [addGroup(file)] : [];
  });
}

export function parseGroupedFile(path: string, text: string): GroupedContentFile {
  return addGroup(parseContent(path, text));
}

function addGroup(file: ContentFile): GroupedContentFile {
  const { path } = file;
  const group = dirname(path) + (extname(path) === ".md" ? "/*.md" : "");
  return { ...file, group, texts: getTexts(file) };
}
