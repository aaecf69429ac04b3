import { globSync, readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { geoArea, geoContains } from "d3-geo";
import { feature } from "topojson-client";
import type { MultiLineString, MultiPolygon, Topology } from "topojson-specification";
import { expect, test } from "vitest";
import { type CityLabel, shapesZoom } from "#contract/base-map";
import { findImports } from "#tests/harness/find-imports";
import { projectRoot } from "../../project.ts";
import type { Position } from "./detail.ts";
import { createMercator } from "./mercator.ts";
import { baseMapSources, provideBaseMap, shapeSources } from "./provide-base-map.ts";

// That of the build, so that tests of unchanged sources make nothing.
const map = provideBaseMap();
const text = readFileSync(map.fileAt(map.urls.shapes), "utf8");
const shapes = JSON.parse(text) as Topology<{
  land: MultiPolygon;
  lakes: MultiPolygon;
  borders: MultiLineString;
}>;
const mercator = createMercator(shapesZoom);
const inDegrees = (ring: number[][]) =>
  ring.map(([x = 0, y = 0]) => mercator.invert?.([x, y]) as Position);
const polygonsOf = (name: "land" | "lakes") =>
  feature(shapes, shapes.objects[name]).geometry.coordinates.map((rings) => rings.map(inDegrees));
const land = polygonsOf("land");
const lakes = polygonsOf("lakes");
const cities = JSON.parse(readFileSync(map.fileAt(map.urls.cities), "utf8")) as CityLabel[];

const isIn = (coordinates: Position[][][], point: Position) =>
  geoContains({ type: "MultiPolygon", coordinates }, point);
const cityNamed = (wanted: string) =>
  cities.find(({ name }) => (typeof name === "string" ? name : name.en) === wanted);

test.each([
  { what: "shapes", names: ["compile-shapes", "lakes", "read-countries"], sources: shapeSources },
  { what: "city labels", names: ["city-labels"], sources: baseMapSources },
])("its $what are made anew when a file changes that makes them", ({ names, sources }) => {
  const makers = new Set<string>();
  for (const name of names) findImports(`tools/build/map/${name}.ts`, makers);
  // Of the languages, the contract takes a type.
  if (sources === shapeSources) makers.delete("locale/languages.ts");
  expect(makers.size).toBeGreaterThan(names.length);
  const watched = globSync(sources, { cwd: projectRoot });
  expect(watched).toEqual(expect.arrayContaining([...makers]));
});

test("is small as it travels, under names that change with what is in it", () => {
  expect(map.urls.shapes).toMatch(/^\/map\/shapes\.[0-9a-f]{10}\.json$/);
  expect(map.urls.cities).toMatch(/^\/map\/cities\.[0-9a-f]{10}\.json$/);
  expect(brotliCompressSync(text).length).toBeLessThan(170 * 1024);
  expect(brotliCompressSync(JSON.stringify(cities)).length).toBeLessThan(25 * 1024);
});

test("has closed rings that run the right way round: outer ones clockwise", () => {
  for (const polygon of [...land, ...lakes]) {
    polygon.forEach((ring, index) => {
      expect(ring.at(-1)).toEqual(ring[0]);
      const area = geoArea({ type: "Polygon", coordinates: [ring] });
      expect(area < 2 * Math.PI).toBe(index === 0);
    });
  }
});

test.each<[string, Position]>([
  ["Stockholm", [18.03, 59.34]],
  ["Copenhagen", [12.53, 55.69]],
  ["Ahmedabad", [72.58, 23.03]],
  ["Nairobi", [36.82, -1.29]],
  ["Chicago", [-87.8, 41.85]],
  ["Auckland", [174.8, -36.95]],
  ["Fiji's Vanua Levu", [179.3, -16.6]],
  ["Russia west of the antimeridian", [178, 67]],
  ["Russia east of the antimeridian", [-175, 66.5]],
  ["Antarctica", [0, -80]],
])("%s stands on land", (_place, point) => {
  expect(isIn(land, point)).toBe(true);
});

test.each<[string, Position]>([
  ["the Baltic", [19.5, 58]],
  ["the Black Sea", [34, 43]],
  ["the Caspian", [51, 42]],
  ["the Pacific", [-150, 0]],
  ["the Bering Sea at the antimeridian", [179.9, 58]],
])("%s is sea", (_place, point) => {
  expect(isIn(land, point)).toBe(false);
});

test.each<[string, Position]>([
  ["Vänern", [13.2, 58.9]],
  ["Vättern", [14.5, 58.3]],
  ["Mälaren", [17.5, 59.42]],
  ["Ladoga", [31.5, 60.9]],
  ["Bodensee", [9.4, 47.6]],
  ["Lake Victoria", [33, -1]],
])("%s is a lake", (_place, point) => {
  expect(isIn(lakes, point)).toBe(true);
});

test("draws no border between Ukraine and Crimea, and one between Sweden and Norway", () => {
  const points = feature(shapes, shapes.objects.borders).geometry.coordinates.flatMap(inDegrees);
  const within = (west: number, south: number, east: number, north: number) =>
    points.filter(([x, y]) => x > west && x < east && y > south && y < north);
  expect(within(32.3, 44.2, 36.6, 46.3)).toEqual([]);
  expect(within(11, 59, 15, 66).length).toBeGreaterThan(30);
});

test("names cities in each language, large ones first", () => {
  expect(cityNamed("Copenhagen")?.name).toMatchObject({
    en: "Copenhagen",
    sv: "Köpenhamn",
    de: "Kopenhagen",
  });
  expect(cityNamed("Stockholm")).toMatchObject({ lat: 59.33, lon: 18.07, name: "Stockholm" });
  expect(cityNamed("Stockholm")?.zoom).toBeLessThan(cityNamed("Uppsala")?.zoom ?? 0);
  expect(cityNamed("Uppsala")?.zoom).toBeLessThanOrEqual(8);
});
