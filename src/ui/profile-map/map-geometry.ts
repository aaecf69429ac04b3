import { computeMeanPosition, type MapPosition } from "#instrument/positions.ts";

/** The size of the drawing in its own units. */
export const mapSize = { width: 416, height: 372 };

/** A point in units of the drawing, from its top left corner. */
export interface Point {
  x: number;
  y: number;
}

/** The radius of a mark with its stroke. */
export const markRadius = 15;

/** Keeps marks from being cut off at the edges. */
const margin = 20;

/** The point of a position: x grows with directiveness, y decreases with affiliation. */
export function toPoint(position: MapPosition): Point {
  const share = (part: number, size: number) => Math.round(margin + part * (size - 2 * margin));
  return {
    x: share(position.directiveness / 100, mapSize.width),
    y: share(1 - position.affiliation / 100, mapSize.height),
  };
}

export function overlaps(a: Point, b: Point): boolean {
  return Math.hypot(a.x - b.x, a.y - b.y) < 2 * markRadius;
}

/** Whether a mark at one point hides most of another. A guess is then drawn as a wider circle around it. */
export function covers(point: Point, other: Point): boolean {
  return Math.hypot(point.x - other.x, point.y - other.y) < markRadius / 2;
}

/** The point of the mean of several positions; undefined if no colleague has answered. */
export function computeMeanPoint(positions: MapPosition[]): Point | undefined {
  return positions.length > 0 ? toPoint(computeMeanPosition(positions)) : undefined;
}

/** The halo's radius in units of the drawing, for an adaptability from 0 to 100. */
export function computeHaloRadius(adaptability: number): number {
  return 20 + adaptability * 0.3;
}
