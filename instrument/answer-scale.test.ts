import { expect, test } from "vitest";
import { computeDifferenceInSteps } from "./answer-scale.ts";

test("the difference of two values is that of the values as printed, to tenths", () => {
  expect(computeDifferenceInSteps(4, 5.25)).toBe(1.3);
  expect(computeDifferenceInSteps(5.25, 4)).toBe(-1.3);
});
