import {
  filter,
  filterWeight,
  presimplify,
  simplify,
  sphericalRingArea,
  sphericalTriangleArea,
} from "topojson-simplify";
import type { Objects, Topology } from "topojson-specification";
import { getDetail, type Position } from "./detail.ts";

/** Islands and lakes smaller than this on the map (see `getDetail`) are left out. */
const minRing = 10;

/** The shapes, in degrees, without corners that take less than `minCorner` on the map. */
export function simplifyShapes<T extends Objects>(
  shapes: Topology<T>,
  minCorner: number,
): Topology<T> {
  const weighed = presimplify(
    shapes,
    (corner) => sphericalTriangleArea(corner) * getDetail(corner[0]),
  );
  const coarse = simplify(weighed, minCorner);
  return filter(coarse, filterWeight(coarse, minRing, weighRing)) as Topology<T>;
}

function weighRing(ring: Position[]): number {
  const [point] = ring;
  if (!point) return 0;
  const area = sphericalRingArea(ring, false);
  // Some tiny islands of the atlas run the wrong way, and so surround the rest of the world.
  return Math.min(area, 4 * Math.PI - area) * getDetail(point);
}
