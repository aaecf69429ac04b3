import { expect, test } from "vitest";
import { findPatterns, getPattern, patterns } from "./patterns.ts";
import { createPosition } from "./positions.ts";

test("a position on an axis counts as telling, or as relationships", () => {
  expect(getPattern(createPosition(50, 50))).toBe("motivator");
  expect(getPattern(createPosition(49, 50))).toBe("rapporteur");
  expect(getPattern(createPosition(50, 49))).toBe("producer");
  expect(getPattern(createPosition(49, 49))).toBe("processor");
});

test("getPattern and findPatterns agree on a position off the axes", () => {
  const corners = [
    createPosition(20, 80),
    createPosition(80, 80),
    createPosition(80, 20),
    createPosition(20, 20),
  ];
  expect(corners.map(getPattern)).toEqual(patterns);
  for (const corner of corners) expect(findPatterns(corner, 50)).toEqual([getPattern(corner)]);
});
