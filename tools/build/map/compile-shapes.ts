import { feature, merge, mesh } from "topojson-client";
import { topology } from "topojson-server";
import { filter, filterWeight, presimplify, simplify } from "topojson-simplify";
import type { MultiPolygon, Topology } from "topojson-specification";
import { weigh } from "./detail.ts";
import type { Polygon } from "./polygons.ts";
import type { Country } from "./read-country-shapes.ts";

/**
 * Corners, islands and lakes smaller than this on the map (see `weigh`) are left out. The lakes come with
 * steps of 500 m in their shores, which a larger limit smooths.
 */
const minAreas = { coastCorner: 3.8, shoreCorner: 14, ring: 10 };

/** Quantization steps from edge to edge: 0.0036 degrees, as in the atlas. */
const steps = 1e5;

/** The map's shapes as TopoJSON: all land, the borders between countries, the lakes. */
export function compileShapes(countries: Country[], lakes: Polygon[]): Topology {
  const byName = Object.fromEntries(countries.map(({ name, polygons }) => [name, polygons]));
  const world = simplified(byName, minAreas.coastCorner);
  const geometries = Object.values(world.objects) as MultiPolygon[];
  const waters = simplified({ lakes }, minAreas.shoreCorner);
  const shapes = {
    land: merge(world, geometries),
    borders: mesh(world, { type: "GeometryCollection", geometries }, (one, other) => one !== other),
    lakes: feature(waters, waters.objects.lakes as MultiPolygon).geometry,
  };
  return topology(shapes, steps);
}

/** Named shapes as TopoJSON in degrees, simplified by `corner`. */
function simplified(shapes: Record<string, Polygon[]>, corner: number): Topology {
  const geometries = Object.entries(shapes).map(([name, coordinates]) => [
    name,
    { type: "MultiPolygon", coordinates },
  ]);
  const exact = topology(Object.fromEntries(geometries), 10 * steps);
  const coarse = simplify(presimplify(exact, weigh), corner);
  return filter(coarse, filterWeight(coarse, minAreas.ring, weigh));
}
