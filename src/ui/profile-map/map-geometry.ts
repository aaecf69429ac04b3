/** A place on the profile map, each value from 0 to 100 (in a profile: percentile of the reference group). */
export interface MapPosition {
  directiveness: number;
  affiliation: number;
}

/** The drawing's size in its own units. */
export const mapSize = { width: 416, height: 372 };

/** A point of the drawing, in its units, from its top left corner. */
export interface Point {
  x: number;
  y: number;
}

/** A mark's radius with its edge, and what is kept free around the places so that no mark is cut. */
const markRadius = 15;
const margin = 20;

/** The drawing's units in a pixel when it is smallest: 250 px wide, on a phone. */
const unitsPerPixel = mapSize.width / 250;

/** Half of a label's width and height in the drawing's units, when it takes most of it. */
const labelHalf = (text: string) => ({
  x: (12 + 3.3 * text.length) * unitsPerPixel,
  y: 12.5 * unitsPerPixel,
});

/** Where a place lies in the drawing: x grows with directiveness, y falls with affiliation. */
export function toPoint(place: MapPosition): Point {
  const share = (part: number, size: number) => Math.round(margin + part * (size - 2 * margin));
  return {
    x: share(place.directiveness / 100, mapSize.width),
    y: share(1 - place.affiliation / 100, mapSize.height),
  };
}

/** Tells whether two marks at these points touch. */
export function overlap(one: Point, other: Point): boolean {
  return Math.hypot(one.x - other.x, one.y - other.y) < 2 * markRadius;
}

/**
 * Where the label of two marks stands: on the middle of their line if there is room between them, else
 * below them, or above them at the lower edge. It never leaves the drawing sideways.
 */
export function labelPoint(one: Point, other: Point, text: string): Point {
  const label = labelHalf(text);
  const middle = (one.x + other.x) / 2;
  const x = Math.min(Math.max(middle, label.x), mapSize.width - label.x);
  const hasRoom =
    Math.abs(one.x - other.x) / 2 >= label.x + markRadius ||
    Math.abs(one.y - other.y) / 2 >= label.y + markRadius;
  if (hasRoom) return { x, y: (one.y + other.y) / 2 };
  const below = Math.max(one.y, other.y) + markRadius + label.y;
  const above = Math.min(one.y, other.y) - markRadius - label.y;
  return { x, y: below + label.y > mapSize.height ? above : below };
}

/** The mean of several places: how colleagues as a group see somebody. */
export function meanPosition(places: MapPosition[]): MapPosition {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return {
    directiveness: mean(places.map((place) => place.directiveness)),
    affiliation: mean(places.map((place) => place.affiliation)),
  };
}

/** How far two views of a person lie apart on the map, in points of the two scales. */
export function gapBetween(one: MapPosition, other: MapPosition): number {
  return Math.hypot(one.directiveness - other.directiveness, one.affiliation - other.affiliation);
}

/** The halo's radius in the drawing's units, for an adaptability from 0 to 100. */
export function haloRadius(adaptability: number): number {
  return 20 + adaptability * 0.3;
}
