import { expect, test } from "vitest";
import { gapBetween, haloRadius, mapSize, meanPosition, overlap, toPoint } from "./map-geometry.ts";

test("telling is on the right and relationships are at the top", () => {
  const { width, height } = mapSize;
  expect(toPoint({ directiveness: 50, affiliation: 50 })).toEqual({ x: width / 2, y: height / 2 });
  expect(toPoint({ directiveness: 0, affiliation: 0 })).toEqual({ x: 20, y: height - 20 });
  expect(toPoint({ directiveness: 100, affiliation: 100 })).toEqual({ x: width - 20, y: 20 });
});

test("marks touch within twice their radius", () => {
  expect(overlap({ x: 100, y: 100 }, { x: 118, y: 118 })).toBe(true);
  expect(overlap({ x: 100, y: 100 }, { x: 130, y: 100 })).toBe(false);
});

test("the group's position is the mean of its members' positions", () => {
  const places = [
    { directiveness: 60, affiliation: 70 },
    { directiveness: 80, affiliation: 90 },
  ];
  expect(meanPosition(places)).toEqual({ directiveness: 70, affiliation: 80 });
});

test("more adaptability draws a larger halo", () => {
  expect(haloRadius(80)).toBeGreaterThan(haloRadius(20));
});

test("the distance between two views is measured straight across the map", () => {
  const self = { directiveness: 20, affiliation: 70 };
  expect(gapBetween(self, { directiveness: 50, affiliation: 30 })).toBe(50);
  expect(gapBetween(self, self)).toBe(0);
});
