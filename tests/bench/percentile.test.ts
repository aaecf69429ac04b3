import { expect, test } from "vitest";
import { computePercentile } from "./percentile.ts";

test("returns the value that a share of all does not exceed", () => {
  const values = Array.from({ length: 100 }, (_, i) => 100 - i);
  expect(computePercentile(values, 0.5)).toBe(50);
  expect(computePercentile(values, 0.99)).toBe(99);
  expect(computePercentile([9, 1, 5], 0.5)).toBe(5);
  expect(computePercentile([3], 0.99)).toBe(3);
  expect(computePercentile([], 0.5)).toBeNaN();
});
