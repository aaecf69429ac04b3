import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import { openTestStore } from "#tests/harness/databases.ts";
import { runCli } from "#tests/harness/run-cli.ts";
import { createTempFolder } from "#tests/harness/temp-folder.ts";
import { createCountedPage, PageCounter } from "../page-counts/page-counter.ts";
import { readSettings } from "../settings/settings.ts";
import { formatUtcDay } from "../time/format-utc-day.ts";
import { program } from "./report.ts";

const pricing = createCountedPage("pricing", "sv");
const product = createCountedPage("product", "en");

/** A report on these counts of today, and a view of long ago. */
async function createReport(count: (counter: PageCounter) => void) {
  const settings = { DATA_DIR: createTempFolder() };
  const store = await openTestStore(readSettings(settings).DATABASE_URL);
  const [todayCounter, earlierCounter] = [
    new PageCounter(),
    new PageCounter(() => Date.parse("2026-01-31")),
  ];
  earlierCounter.add(product, "views");
  count(todayCounter);
  await store.pageCounts.add([...todayCounter.drain(), ...earlierCounter.drain()]);
  return async (...args: string[]) => {
    const { stdout, stderr, code } = await runCli(program, args, settings);
    expect([stderr, code]).toEqual(["", 0]);
    return stdout;
  };
}

function countSome(counter: PageCounter): void {
  for (let view = 0; view < 40; view++) counter.add(pricing, "views");
  counter.add(pricing, "views", { kind: "campaign", name: "mail/none/spring" });
  counter.add(pricing, "stored", { kind: "campaign", name: "mail/none/spring" });
  counter.add(pricing, "views", { kind: "referrer", name: "news.example" });
  counter.add(product, "views", { kind: "referrer", name: "news.example" });
  for (let time = 0; time < 10; time++) counter.add(pricing, "prefetched");
  for (let time = 0; time < 3; time++) counter.add(pricing, "attempted");
  for (let time = 0; time < 2; time++) counter.add(pricing, "stored");
  counter.add(product, "views");
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
    ...{ views: "40", prefetched: "10", attempted: "3", stored: "2" },
  });
  const csvRows = parse(await report("--csv", "--days", "5000"), { bom: true, columns: true });
  expect(csvRows).toHaveLength(6);
});

test("explains missing views when a CDN serves the pages", async () => {
  const report = await createReport((counter) => counter.add(pricing, "attempted"));
  expect(await report()).toContain("CDN serves");
});

test.each(["0", "1.5", "x", "-3"])("refuses %s days", async (days) => {
  const { code, stderr } = await runCli(program, ["--days", days]);
  expect(code).toBe(2);
  expect(stderr).toContain("--days");
});
