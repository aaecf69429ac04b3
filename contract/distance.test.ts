import { expect, it } from "vitest";
import { distanceBetween, pointAt } from "./distance.ts";

const stockholm = { lat: 59.3293, lon: 18.0686 };
const copenhagen = { lat: 55.6761, lon: 12.5683 };
const berlin = { lat: 52.52, lon: 13.405 };
const london = { lat: 51.5074, lon: -0.1278 };
const paris = { lat: 48.8566, lon: 2.3522 };
const newYork = { lat: 40.7128, lon: -74.006 };
const sydney = { lat: -33.8688, lon: 151.2093 };
const west = { lat: 0, lon: 179 };
const east = { lat: 0, lon: -179 };

it.each([
  ["Stockholm and Copenhagen", stockholm, copenhagen, 522],
  ["London and Paris", london, paris, 343.6],
  ["Berlin and Stockholm", berlin, stockholm, 810.4],
  ["London and New York", london, newYork, 5570],
  ["Berlin and Sydney", berlin, sydney, 16_090],
  ["two degrees of the equator across the date line", west, east, 222.4],
])("%s are as far apart as published, within 0.5 %%", (_, a, b, kilometres) => {
  expect(Math.abs(distanceBetween(a, b) / kilometres - 1)).toBeLessThan(0.005);
  expect(distanceBetween(b, a)).toBeCloseTo(distanceBetween(a, b), 9);
});

it("is nothing from a point to itself, and half the earth's girth to the other side", () => {
  expect(distanceBetween(berlin, berlin)).toBe(0);
  const antipode = { lat: -berlin.lat, lon: berlin.lon - 180 };
  expect(distanceBetween(berlin, antipode)).toBeCloseTo(Math.PI * 6371, 6);
});

it("takes degrees that are numbers and on earth for a point, and nothing else", () => {
  expect(pointAt(-90, 180)).toEqual({ lat: -90, lon: 180 });
  for (const [lat, lon] of [
    [90.1, 0],
    [0, -180.1],
    [Number.NaN, 0],
    ["59", "18"],
    [undefined, 18],
    [59, null],
  ]) {
    expect(pointAt(lat, lon)).toBeUndefined();
  }
});
