import { expect, it } from "vitest";
import { readCountries } from "./countries.ts";
import { contains, type Position, signedArea } from "./polygons.ts";

const countries = readCountries();
const ownersOf = (point: Position) =>
  countries
    .filter(({ polygons }) => polygons.some((polygon) => contains(polygon, point)))
    .map(({ name }) => name);

it.each<[string, Position, string]>([
  ["Stockholm", [18.05, 59.33], "Sweden"],
  ["Simferopol", [34.1, 44.95], "Ukraine"],
  ["Sevastopol", [33.65, 44.55], "Ukraine"],
  ["Kerch", [36.4, 45.35], "Ukraine"],
  ["Krasnodar", [38.98, 45.04], "Russia"],
  ["Kaliningrad", [20.5, 54.7], "Russia"],
  ["north of Nicosia", [33.4, 35.3], "Cyprus"],
  ["east of the antimeridian", [-175, 66.5], "Russia"],
  ["Fiji's Vanua Levu", [179.3, -16.6], "Fiji"],
  ["the South Pole", [0, -89], "Antarctica"],
])("%s belongs to one country", (_place, point, owner) => {
  expect(ownersOf(point)).toEqual([owner]);
});

it.each<[string, Position]>([
  ["the Baltic Sea", [19.5, 58]],
  ["the Caspian Sea", [51, 42]],
  ["the Bering Sea", [179.9, 58]],
])("%s is no land", (_place, point) => {
  expect(ownersOf(point)).toEqual([]);
});

it("has closed rings between the map's edges, which run the right way round", () => {
  for (const { polygons } of countries) {
    for (const polygon of polygons) {
      polygon.forEach((ring, index) => {
        expect(ring.at(-1)).toEqual(ring[0]);
        expect(ring.every(([x]) => Math.abs(x) <= 180)).toBe(true);
        // A few islands of the atlas are lines without an area.
        if (index === 0) expect(signedArea(ring)).toBeGreaterThanOrEqual(0);
        else expect(signedArea(ring)).toBeLessThanOrEqual(0);
      });
    }
  }
});
