import { expect, test } from "vitest";
import { patternOf, patterns, patternsAround } from "./patterns.ts";
import { place } from "./positions.ts";

test("the axes belong to the side of telling and relationships", () => {
  expect(patternOf(place(50, 50))).toBe("motivator");
  expect(patternOf(place(49, 50))).toBe("rapporteur");
  expect(patternOf(place(50, 49))).toBe("producer");
  expect(patternOf(place(49, 49))).toBe("processor");
});

test("a position off the axes has one pattern, the same by both functions", () => {
  const corners = [place(20, 80), place(80, 80), place(80, 20), place(20, 20)];
  expect(corners.map(patternOf)).toEqual(patterns);
  for (const corner of corners) expect(patternsAround(corner, 50)).toEqual([patternOf(corner)]);
});
