import { meanOf } from "../scales/mean-of.ts";

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

/** The radius of a single colleague's mark, with a small distance. */
const dotRadius = 8;

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

/** The area of a mark, which labels must not cover. */
export interface MarkArea extends Point {
  radius: number;
}

/** The areas of rings and of the dots of means. */
export function areasOfViews(points: Point[]): MarkArea[] {
  return points.map((point) => ({ ...point, radius: markRadius }));
}

/** The areas of single colleagues' dots, which are smaller. */
export function areasOfAnswers(points: Point[]): MarkArea[] {
  return points.map((point) => ({ ...point, radius: dotRadius }));
}

/** Places of a label on the line of two marks, as shares of it. */
const shares = [0.5, 0.45, 0.55, 0.4, 0.6, 0.35, 0.65, 0.3, 0.7, 0.25, 0.75];

/**
 * The centre of the label of two marks, so that it covers neither them nor one of `others`: on their line
 * as near to its middle as possible, else below or above them. It stays inside the drawing.
 */
export function labelPoint(one: Point, other: Point, text: string, others: MarkArea[] = []): Point {
  const half = labelHalf(text);
  const inside = (x: number) => Math.min(Math.max(x, half.x), mapSize.width - half.x);
  const onLine = shares.map((share) => ({
    x: inside(one.x + share * (other.x - one.x)),
    y: one.y + share * (other.y - one.y),
  }));
  const x = inside((one.x + other.x) / 2);
  const below = { x, y: Math.max(one.y, other.y) + markRadius + half.y };
  const above = { x, y: Math.min(one.y, other.y) - markRadius - half.y };
  const beside = Array.from({ length: 10 }, (_, index) => [
    { x, y: below.y + index * markRadius },
    { x, y: above.y - index * markRadius },
  ]).flat();
  const marks = [...areasOfViews([one, other]), ...others];
  const free = [...onLine, ...beside].find(
    (point) => isInside(point, half) && isClear({ point, half }, marks),
  );
  return free ?? (below.y + half.y > mapSize.height ? above : below);
}

/** The size of a pattern's name in its corner when the drawing is smallest. */
const nameBox = { x: 140, y: 48 };

/** Between labels side by side; twice or four times as much between labels above each other. */
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
 * pattern's name. Lines from `ring` to the groups stay free as well, if there is room.
 */
export function groupLabelPoints(
  groups: LabelledGroup[],
  marks: MarkArea[],
  ring?: Point,
): Point[] {
  const places = groups.map(labelPlaces);
  const lines = ring ? groups.flatMap(({ mean }) => pointsOnLine(ring, mean)) : [];
  const labels =
    placeLabels(places, [...marks, ...lines], 4 * labelGap) ??
    placeLabels(places, [...marks, ...lines], 2 * labelGap) ??
    placeLabels(places, marks, 4 * labelGap) ??
    placeLabels(places, marks, 2 * labelGap);
  return (labels ?? places.flatMap(([first]) => first ?? [])).map(({ point }) => point);
}

/** Points along a dotted line, near enough to each other that no label fits between them. */
function pointsOnLine(from: Point, to: Point): MarkArea[] {
  const count = 24;
  return Array.from({ length: count }, (_, index) => ({
    x: from.x + (index / count) * (to.x - from.x),
    y: from.y + (index / count) * (to.y - from.y),
    radius: 2,
  }));
}

/** The first combination in which no label covers anything; undefined if there is none. */
function placeLabels(
  groups: Label[][],
  marks: MarkArea[],
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
  const areas = [...areasOfViews([mean]), ...areasOfAnswers(points)];
  const above = { x, y: Math.min(...areas.map(({ y, radius }) => y - radius)) - half.y };
  const below = { x, y: Math.max(...areas.map(({ y, radius }) => y + radius)) + half.y };
  const left = { x: Math.min(...areas.map(({ x, radius }) => x - radius)) - half.x, y: mean.y };
  const right = { x: Math.max(...areas.map(({ x, radius }) => x + radius)) + half.x, y: mean.y };
  const isUpper = mean.y < mapSize.height / 2;
  const ends = isUpper ? [below, above] : [above, below];
  // Above and below, the label may also begin or end at the middle of the group.
  const shifted = ends.flatMap((end) => [
    { x: mean.x - half.x, y: end.y },
    { x: mean.x + half.x, y: end.y },
  ]);
  return [...ends, ...shifted, left, right].map((point) => ({ point, half }));
}

function isFree(label: Label, marks: MarkArea[], apart: number, placed: Label[]): boolean {
  const { point, half } = label;
  return (
    isInside(point, half) &&
    placed.every(
      (other) =>
        Math.abs(other.point.x - point.x) >= other.half.x + half.x + labelGap ||
        Math.abs(other.point.y - point.y) >= other.half.y + half.y + apart,
    ) &&
    isClear(label, marks)
  );
}

/** Whether a label covers none of the marks. */
function isClear({ point, half }: Label, marks: MarkArea[]): boolean {
  return marks.every(
    (mark) =>
      Math.abs(mark.x - point.x) >= mark.radius + half.x ||
      Math.abs(mark.y - point.y) >= mark.radius + half.y,
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
  return {
    directiveness: meanOf(places.map((place) => place.directiveness)),
    affiliation: meanOf(places.map((place) => place.affiliation)),
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
