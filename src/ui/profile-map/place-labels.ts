import { mapSize, markRadius, type Point } from "./map-geometry.ts";

/** A rectangle of the drawing: its centre, and half its width and height. */
interface Box {
  point: Point;
  half: Point;
}

/** The radius of a single colleague's mark, with a small distance. */
const dotRadius = 8;

/** The boxes of rings and of the dots of means. */
export function boxesOfViews(points: Point[]): Box[] {
  return points.map((point) => ({ point, half: { x: markRadius, y: markRadius } }));
}

/** The boxes of single colleagues' dots, which are smaller. */
export function boxesOfAnswers(points: Point[]): Box[] {
  return points.map((point) => ({ point, half: { x: dotRadius, y: dotRadius } }));
}

/** Units per pixel when the drawing is smallest: 250 px wide, on a phone. */
const unitsPerPixel = mapSize.width / 250;

/** Half the width and height of a label in units of the drawing, when that is smallest. */
const labelHalf = (text: string) => ({
  x: (12 + 3.3 * text.length) * unitsPerPixel,
  y: 12.5 * unitsPerPixel,
});

/** The size of a pattern's name in its corner when the drawing is smallest. */
const nameBox = { x: 140, y: 48 };

/** Places of a label on the line of two marks, as shares of it. */
const shares = [0.5, 0.45, 0.55, 0.4, 0.6, 0.35, 0.65, 0.3, 0.7, 0.25, 0.75];

/**
 * The centre of the label of two marks, so that it covers neither them nor one of `others`: on their line
 * as near to its middle as possible, else below or above them. It stays inside the drawing.
 */
export function labelPoint(one: Point, other: Point, text: string, others: Box[] = []): Point {
  const half = labelHalf(text);
  const onLine = shares.map((share) => ({
    x: inside(one.x + share * (other.x - one.x), half),
    y: one.y + share * (other.y - one.y),
  }));
  const x = inside((one.x + other.x) / 2, half);
  const below = { x, y: Math.max(one.y, other.y) + markRadius + half.y };
  const above = { x, y: Math.min(one.y, other.y) - markRadius - half.y };
  const beside = Array.from({ length: 10 }, (_, index) => [
    { x, y: below.y + index * markRadius },
    { x, y: above.y - index * markRadius },
  ]).flat();
  const taken = [...boxesOfViews([one, other]), ...others];
  const free = freePlace([...onLine, ...beside], half, taken);
  return free ?? (below.y + half.y > mapSize.height ? above : below);
}

/** The distance between labels side by side, and between labels above each other. */
const labelGap = { x: 5, y: 20 };

/** A group of marks with a label. */
interface LabelledGroup {
  label: string;
  /** The mean of the group's points, and all of them. */
  mean: Point;
  points: Point[];
}

/**
 * The centres of the labels of several groups: on the side towards the middle of the drawing if there is
 * room, else on the other side or beside the group, so that none covers another, one of `marks` or a
 * pattern's name. Lines from `ring` to the groups stay free as well, if there is room.
 */
export function groupLabelPoints(groups: LabelledGroup[], marks: Box[], ring: Point): Point[] {
  const taken = [...marks];
  const lines = groups.flatMap(({ mean }) => boxesOnLine(ring, mean));
  return groups.map((group) => {
    const half = labelHalf(group.label);
    const places = placesBeside(group, half);
    const point =
      freePlace(places, half, [...taken, ...lines]) ?? freePlace(places, half, taken) ?? group.mean;
    taken.push({ point, half: { x: half.x + labelGap.x, y: half.y + labelGap.y } });
    return point;
  });
}

/** Boxes along a dotted line, near enough to each other that no label fits between them. */
function boxesOnLine(from: Point, to: Point): Box[] {
  const count = 24;
  return Array.from({ length: count }, (_, index) => ({
    point: {
      x: from.x + (index / count) * (to.x - from.x),
      y: from.y + (index / count) * (to.y - from.y),
    },
    half: { x: 2, y: 2 },
  }));
}

function placesBeside({ mean, points }: LabelledGroup, half: Point): Point[] {
  const boxes = [...boxesOfViews([mean]), ...boxesOfAnswers(points)];
  const x = inside(mean.x, half);
  const above = { x, y: Math.min(...boxes.map((box) => box.point.y - box.half.y)) - half.y };
  const below = { x, y: Math.max(...boxes.map((box) => box.point.y + box.half.y)) + half.y };
  const left = { x: Math.min(...boxes.map((box) => box.point.x - box.half.x)) - half.x, y: mean.y };
  const right = {
    x: Math.max(...boxes.map((box) => box.point.x + box.half.x)) + half.x,
    y: mean.y,
  };
  const isUpper = mean.y < mapSize.height / 2;
  const ends = isUpper ? [below, above] : [above, below];
  // Above and below, the label may also begin or end at the middle of the group.
  const shifted = ends.flatMap((end) => [
    { x: mean.x - half.x, y: end.y },
    { x: mean.x + half.x, y: end.y },
  ]);
  return [...ends, ...shifted, left, right];
}

/** The first place at which a label is inside the drawing and covers nothing that is taken. */
function freePlace(places: Point[], half: Point, taken: Box[]): Point | undefined {
  return places.find(
    (place) =>
      isInside(place, half) &&
      taken.every(
        (box) =>
          Math.abs(box.point.x - place.x) >= box.half.x + half.x ||
          Math.abs(box.point.y - place.y) >= box.half.y + half.y,
      ),
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

/** The nearest horizontal position at which a label is inside the drawing. */
function inside(x: number, half: Point): number {
  return Math.min(Math.max(x, half.x), mapSize.width - half.x);
}
