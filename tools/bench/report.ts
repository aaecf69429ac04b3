import type { PageWeight } from "../build/budgets/page-budgets.ts";
import type { Finding } from "./lighthouse.ts";
import type { LoadOutcome } from "./load.ts";
import { markdownTable } from "./markdown.ts";

/** A page with what was measured of it. */
export interface PageReport {
  path: string;
  /** Nothing for a page that is not of the build. */
  weight?: PageWeight;
  finding: Finding;
}

const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1);

/** What pages cost a visitor, as a Markdown table: times in ms, sizes in KB as they travel. */
export function reportPages(pages: PageReport[]): string {
  const head = [
    "page",
    "scores",
    "FCP",
    "LCP",
    "blocked",
    "shift",
    "first view",
    "requests",
    "HTML",
    "landing view",
    "islands",
  ];
  return markdownTable(
    head,
    pages.map(({ path, weight, finding }) => [
      path,
      [finding.byClock.performance, ...Object.values(finding.scores)].join(" "),
      ...speedOf(finding.byClock),
      Number(finding.cumulativeLayoutShift.toFixed(3)),
      kilobytes(finding.transferred),
      finding.requests,
      ...[weight?.html, weight?.landing, weight?.islandScript].map((bytes) =>
        bytes === undefined ? "" : kilobytes(bytes),
      ),
    ]),
  );
}

/**
 * The same visits reckoned with the CPU time of tasks in place of the clock's (`thread-time.ts`), and
 * how much later than the first the browser itself painted the largest text: times in ms.
 */
export function reportThreadTime(pages: PageReport[]): string {
  return markdownTable(
    ["page", "performance", "FCP", "LCP", "blocked", "apart"],
    pages.map(({ path, finding: { inThreadTime, paintedApart } }) => [
      path,
      inThreadTime.performance,
      ...speedOf(inThreadTime),
      Math.round(paintedApart),
    ]),
  );
}

function speedOf(speed: Finding["byClock"]): number[] {
  const { firstContentfulPaint, largestContentfulPaint, totalBlockingTime } = speed;
  return [firstContentfulPaint, largestContentfulPaint, totalBlockingTime].map(Math.round);
}

/** How the server bears requests of several connections, as a Markdown table: waits in ms. */
export function reportLoad(outcomes: Record<string, LoadOutcome>): string {
  return markdownTable(
    ["load", "answers a second", "median", "99th percentile"],
    Object.entries(outcomes).map(([name, { perSecond, median, percentile99 }]) => [
      name,
      perSecond,
      median,
      percentile99,
    ]),
  );
}
