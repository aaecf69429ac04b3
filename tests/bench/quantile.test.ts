import { expect, test } from "vitest";
import { computeQuantile } from "./quantile.ts";

test("returns the value that a share of all does not exceed", () => {
  const values = Array.from({ length: 100 }, (_, i) => 100 - i);
  expect(computeQuantile(values, 0.5)).toBe(50);
  expect(computeQuantile(values, 0.99)).toBe(99);
  expect(computeQuantile([9, 1, 5], 0.5)).toBe(5);
  expect(computeQuantile([3], 0.99)).toBe(3);
  expect(computeQuantile([], 0.5)).toBeNaN();
});
