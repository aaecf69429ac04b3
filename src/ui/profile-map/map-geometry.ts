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

/** What a pattern's name takes of its corner where the drawing is smallest. */
const nameBox = { x: 140, y: 48 };

/** Kept free between a label and its group; above and below another label as much as there is room. */
const labelGap = 5;

/** A group of marks that gets a label. */
export interface LabelledGroup {
  text: string;
  /** The middle of the group, and all its points. */
  mean: Point;
  points: Point[];
}

/** A label's middle, and half of its width and height. */
interface Label {
  point: Point;
  half: Point;
}

/**
 * Where the labels of several groups are: towards the middle of the drawing if there is room, otherwise
 * away from it or beside the group, so that none covers another, a mark of `marks` or a pattern's name.
 */
export function groupLabelPoints(groups: LabelledGroup[], marks: Point[]): Point[] {
  const places = groups.map(labelPlaces);
  const labels =
    placeLabels(places, marks, 4 * labelGap) ?? placeLabels(places, marks, 2 * labelGap);
  return (labels ?? places.flatMap(([first]) => first ?? [])).map(({ point }) => point);
}

/** The first combination of places in which every label is free; undefined if there is none. */
function placeLabels(
  groups: Label[][],
  marks: Point[],
  apart: number,
  placed: Label[] = [],
): Label[] | undefined {
  const [places, ...rest] = groups;
  if (!places) return placed;
  for (const label of places) {
    if (!isFree(label, marks, apart, placed)) continue;
    const all = placeLabels(rest, marks, apart, [...placed, label]);
    if (all) return all;
  }
  return undefined;
}

function labelPlaces({ text, mean, points }: LabelledGroup): Label[] {
  const half = labelHalf(text);
  const x = Math.min(Math.max(mean.x, half.x), mapSize.width - half.x);
  const xs = [mean.x - markRadius, mean.x + markRadius, ...points.map((point) => point.x)];
  const ys = [mean.y - markRadius, mean.y + markRadius, ...points.map((point) => point.y)];
  const above = { x, y: Math.min(...ys) - half.y - labelGap };
  const below = { x, y: Math.max(...ys) + half.y + labelGap };
  const left = { x: Math.min(...xs) - half.x - labelGap, y: mean.y };
  const right = { x: Math.max(...xs) + half.x + labelGap, y: mean.y };
  const isUpper = mean.y < mapSize.height / 2;
  const ends = isUpper ? [below, above] : [above, below];
  return [...ends, left, right].map((point) => ({ point, half }));
}

function isFree({ point, half }: Label, marks: Point[], apart: number, placed: Label[]): boolean {
  return (
    isInside(point, half) &&
    placed.every(
      (other) =>
        Math.abs(other.point.x - point.x) >= other.half.x + half.x + labelGap ||
        Math.abs(other.point.y - point.y) >= other.half.y + half.y + apart,
    ) &&
    marks.every(
      (mark) =>
        Math.abs(mark.x - point.x) >= markRadius + half.x ||
        Math.abs(mark.y - point.y) >= markRadius + half.y,
    )
  );
}

/** Tells whether a label lies within the drawing and off the names in its corners. */
function isInside({ x, y }: Point, half: Point): boolean {
  const { width, height } = mapSize;
  if (x < half.x || x > width - half.x || y < half.y || y > height - half.y) return false;
  const nearSide = x - half.x < nameBox.x || x + half.x > width - nameBox.x;
  const nearEnd = y - half.y < nameBox.y || y + half.y > height - nameBox.y;
  return !(nearSide && nearEnd);
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
