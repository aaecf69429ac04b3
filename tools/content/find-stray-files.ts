import { allCollections } from "#load/catalog.ts";
import type { ContentIssue } from "#load/content-issue.ts";
import { readChapterIds } from "#load/schema/chapters.ts";
import { isLocale } from "#locale/languages.ts";
import { listAllFiles } from "./content-files.ts";
import { isUpload } from "./is-upload.ts";

const chapterPattern = /^content\/science\/([^/]+)\/([^/]+)\.md$/;

/** Files that are not read, except pictures and documents: they have a wrong name, or are in another folder. */
export function findStrayFiles(root: string): ContentIssue[] {
  const usedFiles = new Set(allCollections.flatMap(({ listFiles }) => listFiles(root)));
  // The list of chapters has a mistake, which is reported.
  const areChaptersUnknown = readChapterIds(root).length === 0;
  const isUnknown = (path: string) => areChaptersUnknown && chapterPattern.test(path);
  return listAllFiles(root)
    .filter((path) => !usedFiles.has(path) && !isUpload(path) && !isUnknown(path))
    .map((path) => ({ path, message: `is not used: ${getFix(path)}` }));
}

function getFix(path: string): string {
  const [, chapter, locale] = chapterPattern.exec(path) ?? [];
  return isLocale(locale)
    ? `add "- id: ${chapter}" to content/science-chapters.yaml`
    : "check its name and its folder";
}
