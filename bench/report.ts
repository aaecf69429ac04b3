import type { PageWeight } from "../build/budgets/page-budgets.ts";
import type { FileBench } from "./files.ts";
import type { Finding } from "./lighthouse.ts";
import { markdownTable } from "./markdown.ts";

/** A page with what was measured of it. */
export interface PageReport {
  path: string;
  /** Nothing for a page that is not of the build. */
  weight?: PageWeight;
  finding: Finding;
}

const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1);

/**
 * What pages cost a visitor, as a Markdown table: times in ms, sizes in KB as they travel. What is
 * not said to be by the clock is reckoned with the CPU time of tasks.
 */
export function reportPages(pages: PageReport[]): string {
  const head = [
    "page",
    "scores",
    "FCP",
    "LCP",
    "apart",
    "blocked",
    "shift",
    "first view",
    "requests",
    "HTML",
    "landing view",
    "islands",
    "by the clock: score, LCP, blocked",
  ];
  return markdownTable(
    head,
    pages.map(({ path, weight, finding }) => {
      const { inThreadTime: speed, byClock } = finding;
      return [
        path,
        [speed.performance, ...Object.values(finding.scores)].join(" "),
        Math.round(speed.firstContentfulPaint),
        Math.round(speed.largestContentfulPaint),
        Math.round(finding.paintedApart),
        Math.round(speed.totalBlockingTime),
        Number(finding.cumulativeLayoutShift.toFixed(3)),
        kilobytes(finding.transferred),
        finding.requests,
        ...[weight?.html, weight?.landing, weight?.islandScript].map((bytes) =>
          bytes === undefined ? "" : kilobytes(bytes),
        ),
        [byClock.performance, byClock.largestContentfulPaint, byClock.totalBlockingTime]
          .map(Math.round)
          .join(" "),
      ];
    }),
  );
}

/** How the servers bear requests for files, as a Markdown table: waits in ms. */
export function reportFiles({ ours, nginx }: FileBench): string {
  const row = (name: string, { perSecond, median, percentile99 }: FileBench["ours"]) => [
    name,
    Math.round(perSecond),
    median.toFixed(1),
    percentile99.toFixed(1),
  ];
  const rows = [row("this site", ours)];
  if (nginx) {
    const times = (part: keyof FileBench["ours"]) => `× ${(ours[part] / nginx[part]).toFixed(2)}`;
    const ratio = [
      "this site by nginx",
      times("perSecond"),
      times("median"),
      times("percentile99"),
    ];
    rows.push(row(`nginx ${nginx.version}`, nginx), ratio);
  }
  const note = nginx ? "" : "\n\nThere is no nginx on this machine to compare with.";
  return markdownTable(["server", "answers a second", "median", "99th percentile"], rows) + note;
}
