import { expect, test } from "vitest";
import {
  gapBetween,
  groupLabelPoints,
  haloRadius,
  labelPoint,
  mapSize,
  meanPosition,
  overlap,
  toPoint,
} from "./map-geometry.ts";

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

test.each([
  { name: "on a long line", one: [100, 300], other: [320, 60], text: "3 steps", x: 210, y: 180 },
  {
    name: "below marks that are near",
    one: [200, 100],
    other: [240, 110],
    text: "0.4",
    x: 220,
    y: 146,
  },
  {
    name: "above them at the lower edge",
    one: [200, 340],
    other: [240, 350],
    text: "0.4",
    x: 220,
    y: 304,
  },
  { name: "inside the drawing", one: [20, 40], other: [30, 240], text: "3 steps", x: 58, y: 140 },
])("the label is $name", ({ one, other, text, x, y }) => {
  const point = ([x = 0, y = 0]: number[]) => ({ x, y });
  const label = labelPoint(point(one), point(other), text);
  expect({ x: Math.round(label.x), y: Math.round(label.y) }).toEqual({ x, y });
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

test("labels of groups cover neither each other nor marks, and stay inside", () => {
  const groups = [
    { text: "Team", mean: { x: 300, y: 120 }, points: [{ x: 330, y: 150 }] },
    { text: "Ledning", mean: { x: 310, y: 270 }, points: [{ x: 300, y: 240 }] },
    { text: "Chefskollegor", mean: { x: 20, y: 180 }, points: [{ x: 20, y: 180 }] },
  ];
  const own = { x: 150, y: 110 };
  const labels = groupLabelPoints(groups, [own, ...groups.map(({ mean }) => mean)]);
  const height = 40;
  for (const [index, label] of labels.entries()) {
    for (const other of labels.slice(index + 1)) {
      expect(Math.abs(label.y - other.y) >= height || Math.abs(label.x - other.x) > 120).toBe(true);
    }
    expect(label.y).toBeGreaterThan(height / 2);
    expect(label.y).toBeLessThan(mapSize.height - height / 2);
    expect(label.x).toBeGreaterThan(40);
  }
});
