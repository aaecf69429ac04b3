import { expect, test } from "vitest";
import { computeMapDistance, computeMeanPosition } from "./positions.ts";

test("the group's position is the mean of its members' positions", () => {
  const positions = [
    { directiveness: 60, affiliation: 70 },
    { directiveness: 80, affiliation: 90 },
  ];
  expect(computeMeanPosition(positions)).toEqual({ directiveness: 70, affiliation: 80 });
});

test("the distance between two views is measured straight across the map", () => {
  const self = { directiveness: 20, affiliation: 70 };
  expect(computeMapDistance(self, { directiveness: 50, affiliation: 30 })).toBe(50);
  expect(computeMapDistance(self, self)).toBe(0);
});
