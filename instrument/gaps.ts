import type { MapPosition } from "./positions.ts";

/**
 * The distance of two views straight across the map: √(Δdirectiveness² + Δaffiliation²), in the unit of
 * the positions. Adaptability does not count: it is not an axis of the map.
 */
export function gapBetween(one: MapPosition, other: MapPosition): number {
  return Math.hypot(one.directiveness - other.directiveness, one.affiliation - other.affiliation);
}

/**
 * The difference of two values in steps. Both are rounded to tenths, so that readers get the same from
 * the printed values.
 */
export function difference(from: number, to: number): number {
  return (Math.round(10 * to) - Math.round(10 * from)) / 10;
}
