import { expect, it } from "vitest";
import { reportLoad, reportPages, reportThreadTime } from "./report.ts";

it("tells what the server bears", () => {
  const files = { perSecond: 9000, median: 2, percentile99: 20 };
  expect(reportLoad({ files }).split("\n")[2]).toMatch(/^\| files \| +9000 \| +2 \| +20 \|$/);
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
  const pages = [page, { path: "an empty page", finding }];
  const [row, empty] = cellsOf(reportPages(pages));
  expect(row).toEqual([
    "/",
    "98 99 100 100",
    "830",
    "950",
    "153",
    "0",
    "50.0",
    "4",
    "20.0",
    "9.0",
    "70.0",
  ]);
  expect(empty?.slice(-3)).toEqual(["", "", ""]);
  expect(cellsOf(reportThreadTime(pages))[0]).toEqual(["/", "100", "812", "901", "0", "3"]);
});

function cellsOf(table: string): string[][] {
  const rows = table.split("\n").slice(2);
  return rows.map((row) =>
    row
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}
