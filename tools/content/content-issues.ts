import { allCollections, catalog } from "#load/catalog.ts";
import {
  addSeverity,
  type ContentIssue,
  type ReportedIssue,
  removeDuplicateIssues,
  severities,
} from "#load/content-issue.ts";
import { createIssueAt } from "#load/files/content-file.ts";
import { readContentFiles } from "./content-files.ts";
import { findSameTexts, readAllowList } from "./find-same-texts.ts";
import { findStrayFiles } from "./find-stray-files.ts";
import { findUnknownCityNames } from "./find-unknown-city-names.ts";

/** All issues of the content of the folder `root`, errors first. */
export function readContentIssues(root: string): ReportedIssue[] {
  const issues = [
    ...allCollections.flatMap((collection) => collection.read(root).issues),
    ...addSeverity(findCrossFileIssues(root), "warning"),
  ];
  const bySeverity = Map.groupBy(removeDuplicateIssues(issues), ({ severity }) => severity);
  return severities.flatMap((severity) => bySeverity.get(severity) ?? []);
}

/**
 * Issues that no collection finds by itself: texts that are not translated, files that are not read, and names of
 * cities that GeoNames lacks.
 */
export function findCrossFileIssues(root: string): ContentIssue[] {
  const { sameTexts } = findSameTexts(readContentFiles(root), readAllowList(root));
  const fix = `translate it, or list it in ${catalog.sameInAllLanguages.path}`;
  return [
    ...sameTexts.map(({ file, key }) =>
      createIssueAt(file, key, `must not be the same as in English: ${fix}`),
    ),
    ...findStrayFiles(root),
    ...findUnknownCityNames(root),
  ];
}
