import { formatIssue } from "#load/content-issue.ts";
import type { LaunchIssue } from "./launch-issue.ts";

const headings: Record<LaunchIssue["kind"], string> = {
  mistake: "Mistakes",
  sample: "Samples: replace each, and remove its mark “sample”",
  fact: "Facts that only the owner knows: confirm what is assumed, and enter what is missing",
  legal: "Legal texts: when a lawyer has confirmed one, enter the day as “confirmed”",
  expiry: "Dates that expire: enter a later one",
  setting: "Settings",
};

/** From this number of further samples on, a list has one row. */
const minFoldedSamples = 10;

/** Issues as lines of text, grouped, with their number at the end. */
export function formatLaunchIssues(issues: readonly LaunchIssue[]): string[] {
  if (issues.length === 0) return ["There are no open issues."];
  const groups = (Object.keys(headings) as LaunchIssue["kind"][]).flatMap((kind) => {
    const rows = issues.filter((issue) => issue.kind === kind);
    if (rows.length === 0) return [];
    return [headings[kind], ...foldLists(rows).map((issue) => `  ${formatIssue(issue)}`), ""];
  });
  const total = issues.length === 1 ? "1 issue is open." : `${issues.length} issues are open.`;
  return [...groups, total];
}

/** Merges the samples of a long list into one row, at the first of them. */
function foldLists(issues: LaunchIssue[]): LaunchIssue[] {
  const files = Map.groupBy(issues, (issue) => (issue.kind === "sample" ? issue.path : issue));
  return [...files.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    if (others.length < minFoldedSamples) return [first, ...others];
    return [{ ...first, message: `${first.message}, and ${others.length} more` }];
  });
}
