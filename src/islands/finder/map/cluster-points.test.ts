import { expect, test } from "vitest";
import { clusterPoints, type MapPoint } from "./cluster-points.ts";

const point = (index: number, lat: number, lon: number): MapPoint => ({
  index,
  lat,
  lon,
  title: `Title ${index}`,
  address: `Address ${index}`,
});
const europe: [number, number, number, number] = [-25, 34, 45, 72];
test("clusters points that are close together, and returns its points", () => {
  const points = [point(4, 59.33, 18.06), point(7, 59.34, 18.07), point(9, 55.7, 12.6)];
  const marks = clusterPoints(points, 6, europe);
  const clusteredIndexes = marks.map(({ points }) => points.map(({ index }) => index).sort());
  expect(clusteredIndexes.sort()).toEqual([[4, 7], [9]]);
});

test("separates them at a closer zoom, each at its own position", () => {
  const points = [point(4, 59.33, 18.06), point(7, 59.34, 18.17)];
  const marks = clusterPoints(points, 11, europe);
  expect(marks).toHaveLength(2);
  expect(marks).toContainEqual({ key: "point-4", lat: 59.33, lon: 18.06, points: [points[0]] });
});

test("returns only what is within the bounds", () => {
  const points = [point(0, 59.33, 18.06), point(1, 48.1, 11.6)];
  expect(clusterPoints(points, 8, [10, 47, 13, 49]).map(({ key }) => key)).toEqual(["point-1"]);
});

test("loses none of ten thousand points", () => {
  const points = Array.from({ length: 10_000 }, (_, index) =>
    point(index, 36 + ((index * 7919) % 3000) / 100, -10 + ((index * 104_729) % 4000) / 100),
  );
  const marks = clusterPoints(points, 5, [-180, -85, 180, 85]);
  expect(marks.length).toBeLessThan(1500);
  expect(marks.flatMap((mark) => mark.points)).toHaveLength(10_000);
});
