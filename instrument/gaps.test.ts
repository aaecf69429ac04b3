import { expect, test } from "vitest";
import { difference, gapBetween } from "./gaps.ts";

test("the distance between two views is measured straight across the map", () => {
  const self = { directiveness: 20, affiliation: 70 };
  expect(gapBetween(self, { directiveness: 50, affiliation: 30 })).toBe(50);
  expect(gapBetween(self, self)).toBe(0);
});

test("the difference of two values is that of the values as printed, to tenths", () => {
  expect(difference(4, 5.25)).toBe(1.3);
  expect(difference(5.25, 4)).toBe(-1.3);
});
