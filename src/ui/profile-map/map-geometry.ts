import { meanOf } from "../scales/mean-of.ts";

/**
 * A position on the profile map, each value from 0 to 100 (in a profile: percentile of the reference
 * group).
 */
export interface MapPosition {
  directiveness: number;
  affiliation: number;
}

/** The four patterns, one in each quadrant of the map. */
export type Pattern = "rapporteur" | "motivator" | "processor" | "producer";

/** The pattern whose quadrant contains a position; the axes belong to the higher side. */
export function patternOf({ directiveness, affiliation }: MapPosition): Pattern {
  if (affiliation >= 50) return directiveness >= 50 ? "motivator" : "rapporteur";
  return directiveness >= 50 ? "producer" : "processor";
}

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
export function toPoint(place: MapPosition): Point {
  const share = (part: number, size: number) => Math.round(margin + part * (size - 2 * margin));
  return {
    x: share(place.directiveness / 100, mapSize.width),
    y: share(1 - place.affiliation / 100, mapSize.height),
  };
}

/** Whether the marks at two points overlap. */
export function overlap(one: Point, other: Point): boolean {
  return Math.hypot(one.x - other.x, one.y - other.y) < 2 * markRadius;
}

/** The mean of several positions: how colleagues as a group see somebody. */
export function meanPosition(places: MapPosition[]): MapPosition {
  return {
    directiveness: meanOf(places.map((place) => place.directiveness)),
    affiliation: meanOf(places.map((place) => place.affiliation)),
  };
}

/** The point of that mean; undefined if nobody has answered. */
export function meanPoint(places: MapPosition[]): Point | undefined {
  return places.length > 0 ? toPoint(meanPosition(places)) : undefined;
}

/** The distance between two views on the map, in points of the two scales. */
export function gapBetween(one: MapPosition, other: MapPosition): number {
  return Math.hypot(one.directiveness - other.directiveness, one.affiliation - other.affiliation);
}

/** The halo's radius in units of the drawing, for an adaptability from 0 to 100. */
export function haloRadius(adaptability: number): number {
  return 20 + adaptability * 0.3;
}
