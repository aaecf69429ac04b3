/**
 * A position on the profile map, each value from 0 to 100 (in a profile: percentile of the reference
 * group).
 */
export interface MapPosition {
  directiveness: number;
  affiliation: number;
}

/** The size of the drawing in its own units. */
export const mapSize = { width: 416, height: 372 };

/** A point in units of the drawing, from its top left corner. */
export interface Point {
  x: number;
  y: number;
}

/** The radius of a mark with its stroke, and the margin that keeps marks from being cut off. */
const markRadius = 15;
const margin = 20;

/** Units per pixel when the drawing is smallest: 250 px wide, on a phone. */
const unitsPerPixel = mapSize.width / 250;

/** Half the width and height of a label in units of the drawing, when that is smallest. */
const labelHalf = (text: string) => ({
  x: (12 + 3.3 * text.length) * unitsPerPixel,
  y: 12.5 * unitsPerPixel,
});

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

/**
 * The centre of the label of two marks: on the middle of their line if there is room, else below them, or
 * above them at the lower edge. It stays inside the drawing horizontally.
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

/** The size of a pattern's name in its corner when the drawing is smallest. */
const nameBox = { x: 140, y: 48 };

/** Between a label and its group; twice or four times as much between labels above each other. */
const labelGap = 5;

/** A group of marks with a label. */
export interface LabelledGroup {
  text: string;
  /** The mean of the group's points, and all of them. */
  mean: Point;
  points: Point[];
}

/** A label's centre, and half its width and height. */
interface Label {
  point: Point;
  half: Point;
}

/**
 * The centres of the labels of several groups: on the side towards the middle of the drawing if there is
 * room, else on the other side or beside the group, so that none covers another, one of `marks` or a
 * pattern's name.
 */
export function groupLabelPoints(groups: LabelledGroup[], marks: Point[]): Point[] {
  const places = groups.map(labelPlaces);
  const labels =
    placeLabels(places, marks, 4 * labelGap) ?? placeLabels(places, marks, 2 * labelGap);
  return (labels ?? places.flatMap(([first]) => first ?? [])).map(({ point }) => point);
}

/** The first combination in which no label covers anything; undefined if there is none. */
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

/** Whether a label is inside the drawing and outside the names in its corners. */
function isInside({ x, y }: Point, half: Point): boolean {
  const { width, height } = mapSize;
  if (x < half.x || x > width - half.x || y < half.y || y > height - half.y) return false;
  const nearSide = x - half.x < nameBox.x || x + half.x > width - nameBox.x;
  const nearEnd = y - half.y < nameBox.y || y + half.y > height - nameBox.y;
  return !(nearSide && nearEnd);
}

/** The mean of several positions: how colleagues as a group see somebody. */
export function meanPosition(places: MapPosition[]): MapPosition {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return {
    directiveness: mean(places.map((place) => place.directiveness)),
    affiliation: mean(places.map((place) => place.affiliation)),
  };
}

/** The distance between two views on the map, in points of the two scales. */
export function gapBetween(one: MapPosition, other: MapPosition): number {
  return Math.hypot(one.directiveness - other.directiveness, one.affiliation - other.affiliation);
}

/** The halo's radius in units of the drawing, for an adaptability from 0 to 100. */
export function haloRadius(adaptability: number): number {
  return 20 + adaptability * 0.3;
}
