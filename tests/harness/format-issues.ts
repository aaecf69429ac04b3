import type { ContentCollection } from "#load/collections/define-collection.ts";
import { formatIssue, type ReportedIssue } from "#load/content-issue.ts";

/** The issues of one severity as the lines that editors read. */
export function formatIssues(
  issues: readonly ReportedIssue[],
  severity: ReportedIssue["severity"],
): string[] {
  return issues.filter((issue) => issue.severity === severity).map(formatIssue);
}

/** Reads a collection, with its errors and warnings as the lines that editors read. */
export function readWithFormattedIssues(collection: ContentCollection, root: string) {
  const { entries, issues } = collection.read(root);
  return {
    entries,
    errors: formatIssues(issues, "error"),
    warnings: formatIssues(issues, "warning"),
  };
}
