import { mapSize, markRadius, overlaps, type Point } from "./map-geometry.ts";

/** The marks of a view on the map, and the label of the line between its ring and its large dot. */
export interface LabeledMarks {
  label: string | undefined;
  isMuted: boolean;
  self: Point;
  /** The large dot, if a colleague has answered, and the dots of single colleagues. */
  mean: Point | undefined;
  dots: Point[];
}

/** A label over the drawing, centred on its point when the drawing is smallest. */
export interface PlacedLabel {
  text: string;
  point: Point;
  /** The point that it belongs to, and its distance from there in em, which a larger drawing keeps. */
  to: Point;
  offset: Point;
  isMuted?: boolean;
}

/** A possible place of a label, and the point of the line or dot that it belongs to. */
interface Place extends Point {
  to: Point;
}

/** A rectangle of the drawing: its centre, and half its width and height. */
interface Box {
  point: Point;
  half: Point;
}

/** The radius of a single colleague's dot, with a small distance. */
const dotRadius = 11;

/** Units per pixel when the drawing is smallest: 250 px wide, on a phone. */
const unitsPerPixel = mapSize.width / 250;

/** Units per em of a label when the drawing is smallest. */
const unitsPerEm = 14 * unitsPerPixel;

/** The size of a pattern's name in its corner when the drawing is smallest. */
const nameBox = { x: 140, y: 48 };

/** Places of a label on the line of two marks, as shares of it. */
const shares = [0.5, 0.45, 0.55, 0.4, 0.6, 0.35, 0.65, 0.3, 0.7, 0.25, 0.75];

/** Places of a label on a line that begins at a ring of several views, as shares of it: in the half of its dot. */
const outerShares = [0.6, 0.65, 0.55, 0.7, 0.5, 0.75];

/** Distances from the centre of a dot at which a label beside it begins. */
const distances = Array.from({ length: 19 }, (_, index) => markRadius * (1 + index / 2));

/** The distance between two labels, in units of the drawing. */
const labelDistance = 14;

/** The largest part of a line that a label may hide, and the longest text that may hide more. */
const maxHiddenShare = 0.3;
const maxNumberLength = 2;

/** The shortest line that has room for a label beside it. */
const minLineLength = 6 * markRadius;

/** How many of these distances count as near the dot. */
const nearCount = 3;

/** The directions in which a label may be beside a dot. */
const directions = [
  { x: 0, y: 1 },
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: -1, y: 0 },
];

/** The twelve directions between them. */
const diagonals = [-1, 1].flatMap((x) =>
  [-1, 1].flatMap((y) => [
    { x, y },
    { x: x / 2, y },
    { x, y: y / 2 },
  ]),
);

/**
 * Places the labels of views.
 *
 * - A label is on the line of its view, as near to the middle as possible. It is beside the line if it would hide
 *   much of it.
 * - It is beside the large dot if the line is short or has no room, a view is muted, or the line starts at a ring of
 *   several views.
 *   There it is as near as possible, and preferably away from the ring rather than over the line. At a ring of several
 *   views it is preferably beside the line rather than far from the dot.
 * - With a muted view, it is preferably in the field of its dot, and the muted view leaves others the nearer places.
 * - It is inside the drawing. It covers no mark, no other label and no pattern's name and, if possible, no line of
 *   another view.
 */
export function arrangeLabels(views: LabeledMarks[]): PlacedLabel[] {
  const takenBoxes = views.flatMap(({ self, mean, dots }) =>
    getMarkBoxes(mean ? [self, mean] : [self], dots),
  );
  const hasMuted = views.some(({ isMuted }) => isMuted);
  const mutedLast = views.toSorted((a, b) => Number(a.isMuted) - Number(b.isMuted));
  return mutedLast.flatMap((labeledView) => {
    const { label: text, isMuted, self, mean } = labeledView;
    if (!text || !mean) return [];
    const half = getHalfSize(text);
    const moveInside = (x: number) => Math.min(Math.max(x, half.x), mapSize.width - half.x);
    const sharesRing = views.filter((view) => overlaps(view.self, self)).length > 1;
    const getPointsOnLine = (shares: number[]) =>
      shares.map((share) => computePointOnLine(share, self, mean));
    const getPlacesBesideDot = (sides: Point[]): Place[] =>
      distances.flatMap((distance) =>
        sides.map(({ x, y }) => ({
          x: mean.x + x * (half.x + distance),
          y: mean.y + y * (half.y + distance),
          to: { x: mean.x + x * distance, y: mean.y + y * distance },
        })),
      );
    const placesOnLine: Place[] = hidesLine(text, half, self, mean)
      ? getPointsOnLine(shares).flatMap((place) => placeBesideLine(place, half, self, mean))
      : getPointsOnLine(shares).map((to) => ({ x: moveInside(to.x), y: to.y, to }));
    const computeDistanceFromRing = ({ x, y }: Point) =>
      x * (mean.x - self.x) + y * (mean.y - self.y);
    const sidesFromRing = directions.toSorted(
      (a, b) => computeDistanceFromRing(b) - computeDistanceFromRing(a),
    );
    const placesBesideDot = getPlacesBesideDot(sidesFromRing).map((place) => ({
      ...place,
      x: moveInside(place.x),
    }));
    // If dots are on all four sides, the label is between them.
    const placesBetweenDots = getPlacesBesideDot(diagonals);
    const nearestCount = nearCount * directions.length;
    const outerPlaces = getPointsOnLine(outerShares).flatMap((place) =>
      placeBesideLine(place, half, self, mean),
    );
    const places = hasMuted
      ? [...placesBesideDot.filter((place) => isInSameField(place, mean)), ...placesBesideDot]
      : sharesRing
        ? [
            ...placesBesideDot.slice(0, nearestCount),
            ...outerPlaces,
            ...placesBesideDot.slice(nearestCount),
          ]
        : [...placesOnLine, ...placesBesideDot];
    const otherViews = views.filter((view) => view !== labeledView);
    const countCovered = (place: Point) =>
      takenBoxes.filter((box) => covers(place, half, box)).length;
    const freePlaces = [...places, ...placesBetweenDots].filter(
      (place) => isInside(place, half) && countCovered(place) === 0,
    );
    const placeOffLines = freePlaces.find(
      (place) => !otherViews.some((view) => coversLine(place, half, view)),
    );
    // Beside the large dot, over as few others as possible.
    const [leastCovering] = placesBesideDot
      .filter((place) => isInside(place, half))
      .toSorted((a, b) => countCovered(a) - countCovered(b));
    const bestPlace = placeOffLines ?? freePlaces[0] ?? leastCovering ?? { ...mean, to: mean };
    const { to, ...point } = bestPlace;
    const offset = { x: (point.x - to.x) / unitsPerEm, y: (point.y - to.y) / unitsPerEm };
    // Labels keep a distance from each other.
    takenBoxes.push({ point, half: { x: half.x + labelDistance, y: half.y + labelDistance } });
    return [{ text, point, to, offset, isMuted }];
  });
}

/** The point at a share of the way from one point to another. */
function computePointOnLine(share: number, from: Point, to: Point): Point {
  return { x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) };
}

/** Whether a label on the line of two marks would hide too much of the line. Numbers are short enough. */
function hidesLine(text: string, half: Point, self: Point, mean: Point): boolean {
  const [width, height] = [Math.abs(mean.x - self.x), Math.abs(mean.y - self.y)];
  const length = Math.hypot(width, height);
  const hiddenLength = length * Math.min(1, (2 * half.x) / width, (2 * half.y) / height);
  return text.length > maxNumberLength && hiddenLength > maxHiddenShare * (length - 2 * markRadius);
}

/**
 * The points on both sides of a line at which a label almost touches it. None for a short line: in a larger drawing
 * its marks would reach the label.
 */
function placeBesideLine({ x, y }: Point, half: Point, self: Point, mean: Point): Place[] {
  const length = Math.hypot(mean.x - self.x, mean.y - self.y);
  if (length < minLineLength) return [];
  const normal = { x: (self.y - mean.y) / length, y: (mean.x - self.x) / length };
  const distance = Math.abs(normal.x) * half.x + Math.abs(normal.y) * half.y + labelDistance / 2;
  return [1, -1].map((side) => ({
    x: x + side * distance * normal.x,
    y: y + side * distance * normal.y,
    to: { x, y },
  }));
}

/** The boxes of rings and means, and of single colleagues' dots. */
function getMarkBoxes(marks: Point[], dots: Point[]): Box[] {
  return [
    ...marks.map((point) => ({ point, half: { x: markRadius, y: markRadius } })),
    ...dots.map((point) => ({ point, half: { x: dotRadius, y: dotRadius } })),
  ];
}

/** Half the width and height of a label in units of the drawing, when that is smallest. */
function getHalfSize(text: string): Point {
  return { x: (12 + 3.3 * text.length) * unitsPerPixel, y: 12.5 * unitsPerPixel };
}

/** Whether a label at a point is inside the drawing and covers no pattern's name. */
function isInside({ x, y }: Point, half: Point): boolean {
  const { width, height } = mapSize;
  if (x < half.x || x > width - half.x || y < half.y || y > height - half.y) return false;
  const nearSide = x - half.x < nameBox.x || x + half.x > width - nameBox.x;
  const nearEnd = y - half.y < nameBox.y || y + half.y > height - nameBox.y;
  return !(nearSide && nearEnd);
}

function isInSameField(a: Point, b: Point): boolean {
  const { width, height } = mapSize;
  return a.x < width / 2 === b.x < width / 2 && a.y < height / 2 === b.y < height / 2;
}

/** Whether a label at a point covers a part of the line of two marks. */
function coversLine(place: Point, half: Point, { self, mean }: LabeledMarks): boolean {
  if (!mean) return false;
  return Array.from({ length: 41 }, (_, index) => index / 40).some((share) => {
    return covers(place, half, {
      point: computePointOnLine(share, self, mean),
      half: { x: 0, y: 0 },
    });
  });
}

function covers({ x, y }: Point, half: Point, box: Box): boolean {
  return (
    Math.abs(box.point.x - x) < box.half.x + half.x &&
    Math.abs(box.point.y - y) < box.half.y + half.y
  );
}
