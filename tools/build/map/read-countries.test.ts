import { geoContains } from "d3-geo";
import { feature } from "topojson-client";
import { expect, test } from "vitest";
import type { Position } from "./detail.ts";
import { readCountries } from "./read-countries.ts";

const world = readCountries();
const countries = feature(world, world.objects.countries).features;
const ownersOf = (point: Position) =>
  countries.filter((country) => geoContains(country, point)).map(({ id }) => id);

test.each<[string, Position, string]>([
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

test("leaves the sea at the antimeridian to nobody", () => {
  expect(ownersOf([179.9, 58])).toEqual([]);
});
