import { expect, test } from "vitest";
import { MemoryRateLimitStore } from "./memory-rate-limit-store.ts";

function open(timeWindow = 60_000) {
  const counts = new MemoryRateLimitStore();
  const count = (key: string) => {
    let result = { current: 0, ttl: 0 };
    const remember = (_error: Error | null, latestCount = result) => {
      result = latestCount;
    };
    counts.incr(key, remember, timeWindow);
    return result;
  };
  return { count };
}

test("counts each key separately until its window ends", async () => {
  const { count } = open(300);
  const firstCount = count("a");
  expect(firstCount.current).toBe(1);
  const secondCount = count("a");
  expect(secondCount.current).toBe(2);
  expect(secondCount.ttl).toBeLessThanOrEqual(firstCount.ttl);
  expect(count("b").current).toBe(1);
  await expect.poll(() => count("a").current).toBe(1);
});

test("counts in windows longer than a timer can wait", () => {
  const { count } = open(999_999 * 60 * 60_000);
  count("a");
  expect(count("a").ttl).toBeGreaterThan(24 * 24 * 60 * 60_000);
});

test("keeps the count of an active key in limited memory, however many other keys are counted", () => {
  const { count } = open();
  for (let number = 0; number < 30_000; number += 1) {
    if (number % 5_000 === 0) count("guilty");
    count(`other ${number}`);
  }
  expect(count("guilty").current).toBe(7);
  expect(count("other 29999").current).toBe(2);
  expect(count("other 0").current).toBe(1);
});
