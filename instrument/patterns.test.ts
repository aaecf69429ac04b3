import { expect, test } from "vitest";
import { patternOf, patterns, patternsAround } from "./patterns.ts";
import { positionAt } from "./positions.ts";

test("the axes belong to the side of telling and relationships", () => {
  expect(patternOf(positionAt(50, 50))).toBe("motivator");
  expect(patternOf(positionAt(49, 50))).toBe("rapporteur");
  expect(patternOf(positionAt(50, 49))).toBe("producer");
  expect(patternOf(positionAt(49, 49))).toBe("processor");
});

test("a position off the axes has one pattern, the same by both functions", () => {
  const corners = [positionAt(20, 80), positionAt(80, 80), positionAt(80, 20), positionAt(20, 20)];
  expect(corners.map(patternOf)).toEqual(patterns);
  for (const corner of corners) expect(patternsAround(corner, 50)).toEqual([patternOf(corner)]);
});
