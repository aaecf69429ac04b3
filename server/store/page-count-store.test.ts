import { describe, expect, test } from "vitest";
import { listTestDatabases, openTestDatabase } from "#tests/harness/databases.ts";
import { createCountedPage, PageCounter, type TrafficSource } from "../page-counts/page-counter.ts";
import { createPageCountStore } from "./page-count-store.ts";

const day = (date: string) => () => Date.parse(date);
const pricing = createCountedPage("pricing", "sv");
const campaign = (name: string): TrafficSource => ({ kind: "campaign", name });

describe.each(listTestDatabases())("the $dialect store of page counts", (kind) => {
  const open = async () => createPageCountStore(await openTestDatabase(await kind.create()));

  /** The rows of some views from these sources on a day. */
  function createViews(date: string, sources: (TrafficSource | undefined)[]) {
    const counter = new PageCounter(day(date));
    for (const source of sources) counter.add(pricing, "views", source);
    return counter.drain();
  }

  test("adds up repeated writes, also of two servers at once", async () => {
    const store = await open();
    const rows = createViews("2026-05-01", [undefined, undefined, campaign("a/b/c")]);
    await Promise.all([store.add(rows), store.add(rows), store.add(rows)]);
    expect(await store.sumCounts("2026-05-01")).toEqual([
      expect.objectContaining({ page: "pricing", language: "sv", source: "", views: 6, stored: 0 }),
      expect.objectContaining({ source: "a/b/c", views: 3 }),
    ]);
  });

  test("sums up and reads rows from a given day on", async () => {
    const store = await open();
    await store.add(createViews("2026-04-30", [undefined]));
    await store.add(createViews("2026-05-01", [undefined]));
    await store.add(createViews("2026-05-02", [undefined]));
    expect(await store.sumCounts("2026-05-01")).toMatchObject([{ views: 2 }]);
    const rows = (await Array.fromAsync(store.read("2026-05-01"))).flat();
    expect(rows.map((row) => row.day)).toEqual(["2026-05-01", "2026-05-02"]);
  });

  test("lists the most frequent sources of each kind", async () => {
    const store = await open();
    const referrers = ["a.example", "b.example", "b.example", "c.example"];
    await store.add(
      createViews("2026-05-01", [
        ...referrers.map((name): TrafficSource => ({ kind: "referrer", name })),
        campaign("x/y/z"),
      ]),
    );
    expect(await store.findTopSources("2026-05-01", 2)).toEqual([
      { source_kind: "referrer", source: "b.example", views: 2 },
      { source_kind: "referrer", source: "a.example", views: 1 },
      { source_kind: "campaign", source: "x/y/z", views: 1 },
    ]);
  });

  test("removes rows before a given day", async () => {
    const store = await open();
    await store.add(createViews("2024-03-31", [undefined]));
    await store.add(createViews("2024-04-01", [undefined]));
    await store.removeBefore("2024-04-01");
    expect(await store.sumCounts("")).toMatchObject([{ views: 1 }]);
  });
});
