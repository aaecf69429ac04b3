import { formatIssue } from "#load/content-issue.ts";
import type { LaunchIssue } from "./launch-issue.ts";

const headings: Record<LaunchIssue["kind"], string> = {
  mistake: "Mistakes",
  sample: "Samples: replace each, and take its mark “sample” away",
  fact: "Facts that only the owner knows: confirm what is assumed, and give what is missing",
  legal: "Legal texts: when a lawyer has confirmed one, give the day as “confirmed”",
  expiry: "Dates that run out: give a later one",
  setting: "Settings",
};

/** So many further samples of a list share the row of its first. */
const minFoldedSamples = 10;

/** Issues as lines of text, grouped, with their number at the end. */
export function formatLaunchIssues(issues: readonly LaunchIssue[]): string[] {
  if (issues.length === 0) return ["Nothing is missing before a launch."];
  const groups = (Object.keys(headings) as LaunchIssue["kind"][]).flatMap((kind) => {
    const rows = issues.filter((issue) => issue.kind === kind);
    if (rows.length === 0) return [];
    return [headings[kind], ...foldLists(rows).map((issue) => `  ${formatIssue(issue)}`), ""];
  });
  const sum = issues.length === 1 ? "1 issue is open." : `${issues.length} issues are open.`;
  return [...groups, sum];
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
