import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { topology } from "topojson-server";
import { sphericalRingArea } from "topojson-simplify";
import type { MultiPolygon, Topology } from "topojson-specification";
import { earthRadiusKm } from "../../contract/geo-point.ts";
import { isDetailed, type Position } from "./detail.ts";
import { simplifyShapes } from "./simplify-shapes.ts";

type Ring = Position[];

/** Smaller lakes, and islands in lakes, are not drawn. */
const minAreaKm2 = { detailed: 80, coarse: 1500, island: 8 };

/** Only the Caspian Sea is larger, which the countries leave open. */
const maxAreaKm2 = 100_000;

/** Larger than that of coasts: the shores come with steps of 500 m, which this smooths. */
const minShoreCorner = 14;

/** The larger lakes of the world from OpenStreetMap (ODbL), simplified. */
export function readLakes(): Topology<{ lakes: MultiPolygon }> {
  const file = fileURLToPath(import.meta.resolve("@geo-maps/earth-lakes-500m/map.geo.json"));
  const { geometries } = JSON.parse(readFileSync(file, "utf8")) as {
    geometries: { coordinates: Ring[][] }[];
  };
  const coordinates = geometries
    .flatMap((geometry) => geometry.coordinates)
    .filter(([shore = []]) => isDrawn(shore))
    .map(([shore = [], ...islands]) => [shore, ...islands.filter(isDrawnIsland)].map(smooth));
  const lakes = { type: "MultiPolygon" as const, coordinates };
  return simplifyShapes(topology({ lakes }) as Topology<{ lakes: MultiPolygon }>, minShoreCorner);
}

function isDrawn(shore: Ring): boolean {
  const [point] = shore;
  if (!point) return false;
  const { detailed, coarse } = minAreaKm2;
  const size = computeAreaKm2(shore, false);
  return size >= (isDetailed(point) ? detailed : coarse) && size <= maxAreaKm2;
}

function isDrawnIsland(island: Ring): boolean {
  return computeAreaKm2(island, true) >= minAreaKm2.island;
}

function computeAreaKm2(ring: Ring, isHole: boolean): number {
  return sphericalRingArea(ring, isHole) * earthRadiusKm ** 2;
}

/** A ring through the middles of its edges: the steps of the grid it was made on become slopes. */
function smooth(ring: Ring): Ring {
  const middles = ring.slice(1).map(([x, y], index): Position => {
    const [fromX, fromY] = ring[index] ?? [x, y];
    return [(x + fromX) / 2, (y + fromY) / 2];
  });
  return [...middles, ...middles.slice(0, 1)];
}
