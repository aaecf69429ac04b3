import { expect, it } from "vitest";
import { reportFiles, reportPages } from "./report.ts";

const ours = { perSecond: 9000, median: 2, percentile99: 20 };

it("sets our server beside nginx", () => {
  const nginx = { version: "1.22.1", perSecond: 12_000, median: 1, percentile99: 16 };
  const [, , ...rows] = reportFiles({ ours, nginx }).split("\n");
  expect(rows).toEqual([
    "| this site          |             9000 |    2.0 |            20.0 |",
    "| nginx 1.22.1       |            12000 |    1.0 |            16.0 |",
    "| this site by nginx |           × 0.75 | × 2.00 |          × 1.25 |",
  ]);
});

it("says so where there is no nginx", () => {
  expect(reportFiles({ ours })).toMatch(/no nginx on this machine/);
});

it("tells times in ms and sizes in KB", () => {
  const weight = { landing: 9216, html: 20_480, css: 0, eagerScript: 0, islandScript: 71_680 };
  const finding = {
    scores: { accessibility: 99, "best-practices": 100, seo: 100 },
    inThreadTime: {
      performance: 100,
      firstContentfulPaint: 812.4,
      largestContentfulPaint: 900.6,
      totalBlockingTime: 0,
    },
    byClock: {
      performance: 98,
      firstContentfulPaint: 830,
      largestContentfulPaint: 950.2,
      totalBlockingTime: 152.5,
    },
    paintedApart: 3.2,
    cumulativeLayoutShift: 0.00049,
    transferred: 51_200,
    requests: 4,
    failing: [],
  };
  const page = { path: "/", weight: { ...weight, font: 1, requests: 3 }, finding };
  const row = reportPages([page])
    .split("\n")[2]
    ?.split("|")
    .map((cell) => cell.trim());
  expect(row).toEqual([
    "",
    "/",
    "100 99 100 100",
    "812",
    "901",
    "3",
    "0",
    "0",
    "50.0",
    "4",
    "20.0",
    "9.0",
    "70.0",
    "98 950 153",
    "",
  ]);
  const { path, finding: same } = page;
  expect(reportPages([{ path, finding: same }])).toMatch(
    / 50\.0 \| +4 \| +\| +\| +\| +98 950 153 \|$/,
  );
});
