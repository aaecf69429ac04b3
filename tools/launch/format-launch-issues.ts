import { formatIssue } from "#load/content-issue";
import type { LaunchIssue } from "./launch-issue.ts";

const headings: Record<LaunchIssue["kind"], string> = {
  mistake: "Mistakes",
  sample: "Samples: replace each, and take its mark “sample” away",
  fact: "Facts that only the owner knows: confirm what is assumed, and give what is missing",
  legal: "Legal texts: when a lawyer has confirmed one, give the day as “confirmed”",
  expiry: "Dates that run out: give a later one",
  setting: "Settings",
};

/** From this number on, the samples of a list share one row. */
const long = 10;

/** Issues as lines of text, grouped, with their number at the end. */
export function formatLaunchIssues(points: readonly LaunchIssue[]): string[] {
  if (points.length === 0) return ["Nothing stands between this checkout and a real site."];
  const groups = (Object.keys(headings) as LaunchIssue["kind"][]).flatMap((kind) => {
    const rows = points.filter((point) => point.kind === kind);
    if (rows.length === 0) return [];
    return [headings[kind], ...foldLists(rows).map((issue) => `  ${formatIssue(issue)}`), ""];
  });
  const sum = points.length === 1 ? "1 point is open." : `${points.length} points are open.`;
  return [...groups, sum];
}

/** Merges the samples of a long list into one row, at the first of them. */
function foldLists(points: LaunchIssue[]): LaunchIssue[] {
  const files = Map.groupBy(points, (point) => (point.kind === "sample" ? point.path : point));
  return [...files.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    if (others.length < long) return [first, ...others];
    return [{ ...first, message: `${first.message}, and ${others.length} more` }];
  });
}
