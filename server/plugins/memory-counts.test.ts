import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { MemoryCounts } from "./memory-counts.ts";

const [timeWindow, max] = [60_000, 3];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance", "Date"], now: new Date("2026-01-15T12:00:00Z") });
  onTestFinished(() => void vi.useRealTimers());
});

function open() {
  const counts = new MemoryCounts();
  const count = (key: string) => {
    let result = { current: 0, ttl: 0 };
    const keep = (_error: Error | null, counted = result) => {
      result = counted;
    };
    counts.incr(key, keep, timeWindow, max);
    return result;
  };
  return { counts, count };
}

it("counts each key by itself until its time is over", () => {
  const { counts, count } = open();
  expect(count("a")).toEqual({ current: 1, ttl: 60_000 });
  vi.advanceTimersByTime(45_500);
  expect(count("a")).toEqual({ current: 2, ttl: 14_500 });
  expect(count("b")).toEqual({ current: 1, ttl: 60_000 });
  vi.advanceTimersByTime(14_500);
  expect(count("a")).toEqual({ current: 1, ttl: 60_000 });
  vi.advanceTimersByTime(60_000);
  count("c");
  expect(counts.size).toBe(1);
});

it.each([400, -400])("does not care for a clock that leaps %d days", (days) => {
  const { count } = open();
  count("a");
  vi.setSystemTime(Date.now() + days * 24 * 60 * 60_000);
  expect(count("a")).toEqual({ current: 2, ttl: 60_000 });
  vi.setSystemTime(Date.now() - days * 24 * 60 * 60_000);
  expect(count("a")).toEqual({ current: 3, ttl: 60_000 });
});

it("forgets no key beyond its limit, however many others come, and takes no more memory", () => {
  const { counts, count } = open();
  for (let number = 0; number <= max; number += 1) count("guilty");
  for (let number = 0; number < 60_000; number += 1) count(`other ${number}`);
  expect(count("guilty").current).toBe(max + 2);
  expect(counts.size).toBe(50_000);
  // The newest are still counted.
  expect(count("other 59999").current).toBe(2);
  expect(count("other 0").current).toBe(1);
});

it("takes no more memory when all are beyond their limit", () => {
  const { counts, count } = open();
  for (let number = 0; number < 50_010; number += 1) {
    for (let times = 0; times <= max; times += 1) count(`guilty ${number}`);
  }
  expect(counts.size).toBe(50_000);
  expect(count("guilty 50009").current).toBe(max + 2);
});
