import { expect, test } from "vitest";
import { mapSize, overlaps, toPoint } from "./map-geometry.ts";

test("telling is on the right and relationships are at the top", () => {
  const { width, height } = mapSize;
  expect(toPoint({ directiveness: 50, affiliation: 50 })).toEqual({ x: width / 2, y: height / 2 });
  expect(toPoint({ directiveness: 0, affiliation: 0 })).toEqual({ x: 20, y: height - 20 });
  expect(toPoint({ directiveness: 100, affiliation: 100 })).toEqual({ x: width - 20, y: 20 });
});

test("marks touch within twice their radius", () => {
  expect(overlaps({ x: 100, y: 100 }, { x: 118, y: 118 })).toBe(true);
  expect(overlaps({ x: 100, y: 100 }, { x: 130, y: 100 })).toBe(false);
});
