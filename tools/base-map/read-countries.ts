import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { geoContains } from "d3-geo";
import { feature } from "topojson-client";
import type { GeometryCollection, MultiPolygon, Polygon, Topology } from "topojson-specification";
import type { Position } from "./detail.ts";
import { simplifyShapes } from "./simplify-shapes.ts";

/** Countries and territories, each with the name of the country that it belongs to as its id. */
interface CountryCollection extends GeometryCollection {
  geometries: (MultiPolygon<{ name: string }> | Polygon<{ name: string }>)[];
}

export type Countries = Topology<{ countries: CountryCollection }>;

const minCoastCorner = 3.8;

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

/** The countries of the world from Natural Earth at 1:10 million, simplified. */
export function readCountries(): Countries {
  const file = fileURLToPath(import.meta.resolve("world-atlas/countries-10m.json"));
  const atlas = JSON.parse(readFileSync(file, "utf8")) as Countries;
  const { countries } = atlas.objects;
  for (const country of countries.geometries) {
    const name = country.properties?.name ?? "";
    country.id = partOf[name] ?? name;
  }
  moveCrimea(atlas);
  return simplifyShapes({ ...atlas, objects: { countries } }, minCoastCorner);
}

function moveCrimea(atlas: Countries): void {
  const findParts = (country: string) =>
    atlas.objects.countries.geometries.find(({ id }) => id === country) as MultiPolygon;
  const russia = findParts("Russia").arcs;
  const crimea = russia.findIndex((arcs) =>
    geoContains(feature(atlas, { type: "Polygon", arcs }), simferopol),
  );
  if (crimea < 0) throw new Error("The atlas has no polygon of Russia around Simferopol.");
  findParts("Ukraine").arcs.push(...russia.splice(crimea, 1));
}
