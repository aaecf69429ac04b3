import { describe, expect, test } from "vitest";
import { dayMs } from "../time/durations.ts";
import { computeBackoffMs } from "./backoff.ts";

describe("computeBackoffMs", () => {
  test.each([
    [1, 1000, 2000],
    [2, 2000, 4000],
    [5, 16_000, 32_000],
    [16, 32_768_000, 65_536_000],
    [17, dayMs / 2, dayMs],
    [5000, dayMs / 2, dayMs],
  ])("waits after %d attempts between %d and %d ms", (attempts, minMs, maxMs) => {
    expect(computeBackoffMs(attempts, () => 0)).toBe(minMs);
    expect(computeBackoffMs(attempts, () => 1)).toBe(maxMs);
  });

  test("spreads the attempts of many entries", () => {
    expect(new Set(Array.from({ length: 20 }, () => computeBackoffMs(3))).size).toBeGreaterThan(15);
  });
});
