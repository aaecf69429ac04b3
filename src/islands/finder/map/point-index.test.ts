import { expect, it } from "vitest";
import { type MapMark, type MapPoint, PointIndex } from "./point-index.ts";

const point = (index: number, lat: number, lon: number): MapPoint => ({
  index,
  lat,
  lon,
  title: `Title ${index}`,
  address: `Address ${index}`,
});
const europe: [number, number, number, number] = [-25, 34, 45, 72];
const countOf = (mark: MapMark) => ("point" in mark ? 1 : mark.count);

it("clusters points that are close together, and returns its points", () => {
  const index = new PointIndex([
    point(4, 59.33, 18.06),
    point(7, 59.34, 18.07),
    point(9, 55.7, 12.6),
  ]);
  const marks = index.marksWithin(europe, 6);
  expect(marks.map(countOf).sort()).toEqual([1, 2]);
  const group = marks.find((mark) => "count" in mark);
  expect(
    group &&
      "count" in group &&
      group
        .points()
        .map((found) => found.index)
        .sort(),
  ).toEqual([4, 7]);
});

it("separates them at a closer zoom, each at its own position", () => {
  const points = [point(4, 59.33, 18.06), point(7, 59.34, 18.17)];
  const marks = new PointIndex(points).marksWithin(europe, 11);
  expect(marks).toHaveLength(2);
  expect(marks).toContainEqual({ key: "point-4", lat: 59.33, lon: 18.06, point: points[0] });
});

it("returns only what is within the bounds", () => {
  const index = new PointIndex([point(0, 59.33, 18.06), point(1, 48.1, 11.6)]);
  expect(index.marksWithin([10, 47, 13, 49], 8).map(({ key }) => key)).toEqual(["point-1"]);
});

it("loses none of ten thousand", () => {
  const points = Array.from({ length: 10_000 }, (_, index) =>
    point(index, 36 + ((index * 7919) % 3000) / 100, -10 + ((index * 104_729) % 4000) / 100),
  );
  const marks = new PointIndex(points).marksWithin([-180, -85, 180, 85], 5);
  expect(marks.length).toBeLessThan(1500);
  expect(marks.map(countOf).reduce((sum, count) => sum + count)).toBe(10_000);
});
