import { allCollections } from "#load/catalog.ts";
import type { ContentIssue } from "#load/content-issue.ts";
import { isLocale } from "#locale/languages.ts";
import { listFiles as listContentFiles } from "./content-files.ts";
import { isUpload } from "./is-upload.ts";

/** Files that are not read, except pictures and documents: those of a misspelled name, or in another directory. */
export function findStrayFiles(root: string): ContentIssue[] {
  const known = new Set(allCollections.flatMap(({ listFiles }) => listFiles(root)));
  return listContentFiles(root)
    .filter((path) => !known.has(path) && !isUpload(path))
    .map((path) => ({ path, message: `nothing reads this file: ${suggestFix(path)}` }));
}

function suggestFix(path: string): string {
  const [, chapter, locale] = /^content\/science\/([^/]+)\/([^/]+)\.md$/.exec(path) ?? [];
  return isLocale(locale)
    ? `is "- id: ${chapter}" missing from content/science-chapters.yaml?`
    : "is its name or its folder another?";
}
