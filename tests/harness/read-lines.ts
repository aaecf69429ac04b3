import type { ContentCollection } from "#load/collections/define-collection";
import { formatIssue, type ReportedIssue } from "#load/content-issue";

/** The issues of one severity as the lines that editors read. */
export function linesOf(
  issues: readonly ReportedIssue[],
  severity: ReportedIssue["severity"],
): string[] {
  return issues.filter((issue) => issue.severity === severity).map(formatIssue);
}

/** What a collection reads, with its errors and warnings as the lines that editors read. */
export function readLines(collection: ContentCollection, root: string) {
  const { entries, issues } = collection.read(root);
  return { entries, errors: linesOf(issues, "error"), warnings: linesOf(issues, "warning") };
}
