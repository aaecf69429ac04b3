import { expect, test } from "vitest";
import { computeDistanceKm, parsePoint } from "./geo-point.ts";

const point = (lat: number, lon: number) => ({ lat, lon });
const [stockholm, berlin] = [point(59.3293, 18.0686), point(52.52, 13.405)];
const [london, sydney] = [point(51.5074, -0.1278), point(-33.8688, 151.2093)];

test.each([
  ["Stockholm and Copenhagen", stockholm, point(55.6761, 12.5683), 522],
  ["London and Paris", london, point(48.8566, 2.3522), 343.6],
  ["Berlin and Stockholm", berlin, stockholm, 810.4],
  ["London and New York", london, point(40.7128, -74.006), 5570],
  ["Berlin and Sydney", berlin, sydney, 16_090],
  ["two degrees of the equator across the date line", point(0, 179), point(0, -179), 222.4],
])("the distance of %s is within 0.5 %% of the published one", (_, a, b, publishedKm) => {
  expect(Math.abs(computeDistanceKm(a, b) / publishedKm - 1)).toBeLessThan(0.005);
  expect(computeDistanceKm(b, a)).toBeCloseTo(computeDistanceKm(a, b), 9);
});

test("measures 0 from a point to itself, and half the earth's circumference to its antipode", () => {
  expect(computeDistanceKm(berlin, berlin)).toBe(0);
  const antipode = { lat: -berlin.lat, lon: berlin.lon - 180 };
  expect(computeDistanceKm(berlin, antipode)).toBeCloseTo(Math.PI * 6371, 6);
});

test("parses only valid degrees as a point", () => {
  expect(parsePoint(-90, 180)).toEqual({ lat: -90, lon: 180 });
  const wrongCoordinates = [
    [90.1, 0],
    [0, -180.1],
    [Number.NaN, 0],
    ["59", "18"],
    [undefined, 18],
    [59, null],
  ];
  for (const [lat, lon] of wrongCoordinates) expect(parsePoint(lat, lon)).toBeUndefined();
});
