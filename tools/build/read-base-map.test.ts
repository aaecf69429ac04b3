import { feature } from "topojson-client";
import type { MultiLineString, MultiPolygon, Topology } from "topojson-specification";
import { expect, test } from "vitest";
import { type CityLabel, shapesZoom } from "#contract/base-map.ts";
import { type Locale, releasedLocales } from "#locale/languages.ts";
import { readContent } from "#tests/harness/read-content.ts";
import { readBaseMap, translateCityNames } from "./read-base-map.ts";

/** Degrees of longitude and latitude, or pixels from the upper left corner. */
type Position = [x: number, y: number];

const map = readBaseMap();
const shapes = JSON.parse(map.shapes) as Topology<{
  land: MultiPolygon;
  lakes: MultiPolygon;
  borders: MultiLineString;
}>;
const getPolygons = (name: "land" | "lakes") =>
  feature(shapes, shapes.objects[name]).geometry.coordinates as Position[][][];
const land = getPolygons("land");
const lakes = getPolygons("lakes");
const borders = feature(shapes, shapes.objects.borders).geometry.coordinates.flat() as Position[];
const cities = JSON.parse(map.cities) as CityLabel[];

/** Mercator's projection, to pixels. */
function project([longitude, latitude]: Position): Position {
  const pixelsPerRadian = (256 * 2 ** shapesZoom) / (2 * Math.PI);
  const [x, y] = [longitude, latitude].map((degrees) => (degrees * Math.PI) / 180) as Position;
  return [pixelsPerRadian * (Math.PI + x), pixelsPerRadian * (Math.PI - Math.asinh(Math.tan(y)))];
}

const getEdges = (ring: Position[]) =>
  ring.slice(1).map((end, index) => [ring[index] ?? end, end] as const);

/** Whether an odd number of edges lies to the right of a point. */
function isIn(polygons: Position[][][], point: Position): boolean {
  const [x, y] = project(point);
  const crossed = polygons
    .flat()
    .flatMap(getEdges)
    .filter(([[fromX, fromY], [toX, toY]]) => {
      if (fromY > y === toY > y) return false;
      return fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX) > x;
    });
  return crossed.length % 2 === 1;
}

/** In pixels, whose y grows downwards: negative counterclockwise. */
function getSignedArea(ring: Position[]): number {
  const parts = getEdges(ring).map(([[fromX, fromY], [toX, toY]]) => fromX * toY - toX * fromY);
  return parts.reduce((sum, part) => sum + part, 0) / 2;
}

const getCity = (cityName: string) =>
  cities.find(({ name }) => (typeof name === "string" ? name : name.en) === cityName);

test("has closed rings that run the right way round: outer ones clockwise", () => {
  for (const polygon of [...land, ...lakes]) {
    polygon.forEach((ring, index) => {
      expect(ring.at(-1)).toEqual(ring[0]);
      // Cut off at the antimeridian, a few have no area.
      expect(getSignedArea(ring) * (index === 0 ? 1 : -1)).toBeGreaterThanOrEqual(0);
    });
  }
});

test.each<[string, Position]>([
  ["Stockholm", [18.03, 59.34]],
  ["Chicago", [-87.8, 41.85]],
  ["Auckland", [174.8, -36.95]],
  ["Fiji's Vanua Levu", [179.3, -16.6]],
  ["Russia east of the antimeridian", [-175, 66.5]],
  ["Antarctica", [0, -80]],
])("%s is on land", (_place, point) => {
  expect(isIn(land, point)).toBe(true);
});

test.each<[string, Position]>([
  ["the Baltic", [19.5, 58]],
  ["the Black Sea", [34, 43]],
  ["the Caspian", [51, 42]],
  ["the Bering Sea at the antimeridian", [179.9, 58]],
])("%s is sea", (_place, point) => {
  expect(isIn(land, point)).toBe(false);
});

test.each<[string, Position]>([
  ["Vänern", [13.2, 58.9]],
  ["Mälaren", [17.5, 59.42]],
  ["Bodensee", [9.4, 47.6]],
  ["Lake Victoria", [33, -1]],
])("%s is a lake", (_place, point) => {
  expect(isIn(lakes, point)).toBe(true);
});

test("draws no border of Crimea or within Cyprus, and one between Sweden and Norway", () => {
  const countWithin = (west: number, south: number, east: number, north: number) => {
    const [[left, bottom], [right, top]] = [project([west, south]), project([east, north])];
    return borders.filter(([x, y]) => x > left && x < right && y > top && y < bottom).length;
  };
  expect(countWithin(32.3, 44.2, 36.6, 46.3)).toBe(0);
  expect(countWithin(32, 34.5, 34.7, 35.8)).toBe(0);
  expect(countWithin(11, 59, 15, 66)).toBeGreaterThan(30);
});

test("names cities in each language, large ones first", () => {
  const names = readContent<Record<string, Partial<Record<Locale, string>>>>("city-names.yaml");
  const expected = Object.entries(names).map(([name, translatedName]) =>
    releasedLocales.map((locale) => translatedName[locale] ?? name),
  );
  const translated = cities.flatMap(({ name }) =>
    typeof name === "string" ? [] : [releasedLocales.map((locale) => name[locale])],
  );
  expect(translated.length > 0).toBe(expected.length > 0);
  expect(expected).toEqual(expect.arrayContaining(translated));
  expect(getCity("Stockholm")).toMatchObject({ lat: 59.33, lon: 18.07 });
  expect(getCity("Stockholm")?.zoom).toBeLessThan(getCity("Uppsala")?.zoom ?? 0);
  expect(getCity("Uppsala")?.zoom).toBeLessThanOrEqual(8);
});

test("names the largest of several cities of one name in other languages", () => {
  const place = { lat: 1, lon: 2, zoom: 7, name: "Springfield" };
  const labels = translateCityNames([{ ...place, isNamesake: true }, place], {
    Springfield: { sv: "Källby" },
  });
  const names = { en: "Springfield", sv: "Källby", de: "Springfield" };
  expect(labels).toEqual([place, { ...place, name: expect.objectContaining(names) }]);
});
