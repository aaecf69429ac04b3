import { expect, test } from "vitest";
import { gapBetween, haloRadius, mapSize, meanPlace, toPoint } from "./map-geometry.ts";

test("telling lies to the right and relationships lie at the top", () => {
  expect(toPoint({ directiveness: 0, affiliation: 0 })).toEqual({ x: 0, y: mapSize.height });
  expect(toPoint({ directiveness: 100, affiliation: 100 })).toEqual({ x: mapSize.width, y: 0 });
});

test("the group's place is the mean of its members' places", () => {
  const places = [
    { directiveness: 60, affiliation: 70 },
    { directiveness: 80, affiliation: 90 },
  ];
  expect(meanPlace(places)).toEqual({ directiveness: 70, affiliation: 80 });
});

test("more adaptability draws a larger halo", () => {
  expect(haloRadius(80)).toBeGreaterThan(haloRadius(20));
});

test("the distance between two views is measured straight across the map", () => {
  const self = { directiveness: 20, affiliation: 70 };
  expect(gapBetween(self, { directiveness: 50, affiliation: 30 })).toBe(50);
  expect(gapBetween(self, self)).toBe(0);
});
