import { beforeEach, expect, test, vi } from "vitest";
import type { DailyPageCount } from "../store/page-count-store.ts";
import { createCountedPage, PageCounter } from "./page-counter.ts";
import { subtractMonths, writePageCountsEveryMinute } from "./write-page-counts.ts";

const page = createCountedPage("pricing", "en");

beforeEach(() => vi.useFakeTimers({ now: Date.parse("2026-05-31T12:00:00Z") }));

/** Writes into a list until the test ends, or fails while `isAway`; deletes nothing while `refusesDeletions`. */
function startWriting(counter: PageCounter) {
  const writtenCounts: number[] = [];
  const store = { isAway: false, refusesDeletions: false, removedBefore: [] as string[] };
  const log = { warn: vi.fn() };
  const pageCounts = {
    add: async (rows: readonly DailyPageCount[]) => {
      if (store.isAway) throw new Error("away");
      writtenCounts.push(...rows.map(({ views }) => views));
    },
    removeBefore: async (day: string) => {
      if (store.isAway || store.refusesDeletions) throw new Error("away");
      store.removedBefore.push(day);
    },
  };
  const parts = { pageCounts } as unknown as Parameters<typeof writePageCountsEveryMinute>[1];
  return { writtenCounts, store, log, ...writePageCountsEveryMinute(counter, parts, 25, log) };
}

test("writes every minute, and once more when it is stopped", async () => {
  const counter = new PageCounter();
  const { writtenCounts, stop } = startWriting(counter);
  counter.add(page, "views");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(writtenCounts).toEqual([1]);
  counter.add(page, "views");
  counter.add(page, "views");
  await stop();
  expect(writtenCounts).toEqual([1, 2]);
});

test("keeps counts that cannot be written, warns once, and writes them later", async () => {
  const counter = new PageCounter();
  const { writtenCounts, store, log } = startWriting(counter);
  store.isAway = true;
  for (let minute = 0; minute < 3; minute++) {
    counter.add(page, "views");
    await vi.advanceTimersByTimeAsync(60_000);
  }
  expect(log.warn).toHaveBeenCalledOnce();
  store.isAway = false;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(writtenCounts).toEqual([3]);
});

test("warns once if old counts cannot be deleted, and deletes them later", async () => {
  const { store, log } = startWriting(new PageCounter());
  await vi.advanceTimersByTimeAsync(0);
  store.isAway = true;
  await vi.advanceTimersByTimeAsync(27 * 3_600_000);
  expect(log.warn).toHaveBeenCalledOnce();
  store.isAway = false;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(store.removedBefore).toEqual(["2024-04-30", "2024-05-01"]);
});

test("adds counts once if only the deletion fails", async () => {
  const counter = new PageCounter();
  const { writtenCounts, store } = startWriting(counter);
  store.refusesDeletions = true;
  counter.add(page, "views");
  await vi.advanceTimersByTimeAsync(3 * 60_000);
  expect(writtenCounts).toEqual([1]);
});

test("deletes once a day what is older than the privacy policy says", async () => {
  const { store } = startWriting(new PageCounter());
  await vi.advanceTimersByTimeAsync(3 * 60_000);
  expect(store.removedBefore).toEqual(["2024-04-30"]);
  await vi.advanceTimersByTimeAsync(24 * 3_600_000);
  expect(store.removedBefore).toHaveLength(2);
});

test.each([
  ["2026-05-31", 25, "2024-04-30"],
  ["2024-03-31", 1, "2024-02-29"],
  ["2026-01-31", 2, "2025-11-30"],
  ["2026-11-24", 25, "2024-10-24"],
])("computes the day before %s by %i months: %s", (day, months, expectedDay) => {
  expect(subtractMonths(day, months)).toBe(expectedDay);
});
