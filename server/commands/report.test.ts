import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import { openTestStore } from "#tests/harness/databases.ts";
import { runCli } from "#tests/harness/run-cli.ts";
import { createTempFolder } from "#tests/harness/temp-folder.ts";
import { createCountedPage, PageCounts } from "../page-counts/page-counts.ts";
import { readSettings } from "../settings/settings.ts";
import { formatUtcDay } from "../time/format-utc-day.ts";
import { program } from "./report.ts";

const pricing = createCountedPage("pricing", "sv");
const product = createCountedPage("product", "en");

/** A report on these counts of today, and a view of long ago. */
async function createReport(count: (counts: PageCounts) => void) {
  const settings = { DATA_DIR: createTempFolder() };
  const store = await openTestStore(readSettings(settings).DATABASE_URL);
  const [todayCounts, earlierCounts] = [
    new PageCounts(),
    new PageCounts(() => Date.parse("2026-01-31")),
  ];
  earlierCounts.add(product, "views");
  count(todayCounts);
  await store.pageCounts.add([...todayCounts.drain(), ...earlierCounts.drain()]);
  return async (...args: string[]) => {
    const { stdout, stderr, code } = await runCli(program, args, settings);
    expect([stderr, code]).toEqual(["", 0]);
    return stdout;
  };
}

function countSome(counts: PageCounts): void {
  for (let view = 0; view < 40; view++) counts.add(pricing, "views");
  counts.add(pricing, "views", { kind: "campaign", name: "mail/none/spring" });
  counts.add(pricing, "stored", { kind: "campaign", name: "mail/none/spring" });
  counts.add(pricing, "views", { kind: "referrer", name: "news.example" });
  counts.add(product, "views", { kind: "referrer", name: "news.example" });
  for (let time = 0; time < 10; time++) counts.add(pricing, "prefetched");
  for (let time = 0; time < 3; time++) counts.add(pricing, "begun");
  for (let time = 0; time < 2; time++) counts.add(pricing, "stored");
  counts.add(product, "views");
}

const findCells = (text: string, start: string) =>
  text
    .split("\n")
    .find((line) => line.startsWith(start))
    ?.split(/\s{2,}/);

test("summarises page counts", async () => {
  const report = await createReport(countSome);
  const text = await report();
  expect(findCells(text, "/sv/priser")).toEqual(["/sv/priser", "40", "10", "3", "2", "4.0"]);
  expect(findCells(text, "/product")).toEqual(["/product", "1", "0", "0", "0", "0.0"]);
  expect(text.indexOf("/sv/priser")).toBeLessThan(text.indexOf("/product"));
  expect(findCells(text, "news.example")).toEqual(["news.example", "2"]);
  expect(findCells(text, "mail/none")).toEqual(["mail/none/spring", "1", "0", "1", "100.0"]);
  expect(text).not.toContain("CDN serves");
});

test("writes all counts per day as CSV", async () => {
  const report = await createReport(countSome);
  const rows = parse(await report("--csv"), { bom: true, columns: true }) as { views: string }[];
  expect(rows).toHaveLength(5);
  const day = formatUtcDay(Date.now());
  expect(rows).toContainEqual({
    ...{ day, page: "pricing", language: "sv", source_kind: "", source: "" },
    ...{ views: "40", prefetched: "10", begun: "3", stored: "2" },
  });
  const csvRows = parse(await report("--csv", "--days", "5000"), { bom: true, columns: true });
  expect(csvRows).toHaveLength(6);
});

test("explains missing views when a CDN serves the pages", async () => {
  const report = await createReport((counts) => counts.add(pricing, "begun"));
  expect(await report()).toContain("CDN serves");
});

test.each(["0", "1.5", "x", "-3"])("refuses %s days", async (days) => {
  const { code, stderr } = await runCli(program, ["--days", days]);
  expect(code).toBe(2);
  expect(stderr).toContain("--days");
});
