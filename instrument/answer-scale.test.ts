import { expect, test } from "vitest";
import { computeDifferenceInSteps } from "./answer-scale.ts";

test("computes the difference of two values after rounding both to tenths", () => {
  expect(computeDifferenceInSteps(4, 5.25)).toBe(1.3);
  expect(computeDifferenceInSteps(5.25, 4)).toBe(-1.3);
});
