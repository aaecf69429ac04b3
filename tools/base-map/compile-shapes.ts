import { geoProject } from "d3-geo-projection";
import { feature, merge, mesh } from "topojson-client";
import { topology } from "topojson-server";
import type { MultiPolygon, Topology } from "topojson-specification";
import { shapesZoom } from "../../contract/base-map.ts";
import { createMercator } from "./mercator.ts";
import type { Countries } from "./read-countries.ts";

/** Quantization steps from edge to edge, as many as in the atlas. */
const steps = 1e5;

/**
 * The map's shapes as TopoJSON in pixels, cut at the antimeridian: all land, the borders between
 * countries, the lakes.
 */
export function compileShapes(
  world: Countries,
  waters: Topology<{ lakes: MultiPolygon }>,
): Topology {
  const { countries } = world.objects;
  const { lakes } = waters.objects;
  const shapes = {
    land: merge(world, countries.geometries),
    borders: mesh(world, countries, (a, b) => a.id !== b.id),
    lakes: feature(waters, lakes).geometry,
  };
  const projection = createMercator(shapesZoom);
  const flat = Object.entries(shapes).map(([name, shape]) => [name, geoProject(shape, projection)]);
  return topology(Object.fromEntries(flat), steps);
}
