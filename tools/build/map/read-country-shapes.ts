import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import { cutAtAntimeridian } from "./antimeridian.ts";
import { contains, oriented, type Polygon, type Position, type Ring } from "./polygons.ts";

/** A country and its land. */
export interface Country {
  name: string;
  polygons: Polygon[];
}

/**
 * Territories that the atlas draws separately or with another country, and the country they belong to.
 */
const partOf: Record<string, string> = {
  "N. Cyprus": "Cyprus",
  "Cyprus U.N. Buffer Zone": "Cyprus",
  Akrotiri: "Cyprus",
  Dhekelia: "Cyprus",
  Somaliland: "Somalia",
  Baikonur: "Kazakhstan",
  "USNB Guantanamo Bay": "Cuba",
};

/** The atlas shows who controls Crimea; the map shows its status under international law. */
const simferopol: Position = [34.1, 44.95];

/** The countries of the world from Natural Earth at 1:10 million, flattened. */
export function readCountryShapes(): Country[] {
  const polygons = new Map<string, Polygon[]>();
  for (const { name, polygon } of readPolygons()) {
    const owner = contains(polygon, simferopol) ? "Ukraine" : (partOf[name] ?? name);
    polygons.set(owner, [...(polygons.get(owner) ?? []), polygon]);
  }
  return [...polygons].map(([name, list]) => ({ name, polygons: list }));
}

function* readPolygons(): Generator<{ name: string; polygon: Polygon }> {
  const file = fileURLToPath(import.meta.resolve("world-atlas/countries-10m.json"));
  const atlas = JSON.parse(readFileSync(file, "utf8")) as Topology<{
    countries: GeometryCollection<{ name: string }>;
  }>;
  for (const { properties, geometry } of feature(atlas, atlas.objects.countries).features) {
    const parts =
      geometry.type === "MultiPolygon"
        ? geometry.coordinates
        : geometry.type === "Polygon"
          ? [geometry.coordinates]
          : [];
    for (const rings of parts) {
      for (const polygon of flatten(rings as Ring[])) yield { name: properties.name, polygon };
    }
  }
}

/** Polygons clipped to the map, with correctly wound rings. */
function flatten([outer = [], ...holes]: Ring[]): Polygon[] {
  return cutAtAntimeridian(outer).map((part) => [
    oriented(cleaned(part), false),
    ...holes
      .filter(([point]) => point && contains([part], point))
      .map((hole) => oriented(cleaned(hole), true)),
  ]);
}

/**
 * Removes spikes from a ring, where the line goes to a point and straight back: neighbours would share
 * such a line three times. Rounded, so that clipping leaves no trace in the last decimals.
 */
function cleaned(ring: Ring): Ring {
  const cleaned: Ring = [];
  for (const [x, y] of ring) {
    const point: Position = [Math.round(x * 1e6) / 1e6, Math.round(y * 1e6) / 1e6];
    if (isSame(point, cleaned.at(-2))) cleaned.pop();
    else cleaned.push(point);
  }
  return cleaned;
}

function isSame(one: Position, other: Position | undefined): boolean {
  return one[0] === other?.[0] && one[1] === other[1];
}
