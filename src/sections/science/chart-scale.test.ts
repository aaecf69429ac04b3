import { expect, test } from "vitest";
import { toPercent } from "./chart-scale.ts";

test("the ends of the axis are 0 and 100 percent", () => {
  const axis = { from: 0.5, to: 1 };
  expect([0.5, 0.85, 1].map((value) => toPercent(value, axis))).toEqual([0, 70, 100]);
});
