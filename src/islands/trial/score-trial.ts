import type { MapPosition } from "#ui/profile-map/map-geometry.ts";
import { type Answers, type Dimension, trialPairs } from "./trial-pairs.ts";

/** Points on each dimension, 3 to 21: whole numbers, so that comparing them is exact. */
export type Points = Record<Dimension, number>;

export type Pattern = "rapporteur" | "motivator" | "processor" | "producer";

/** Where the guess lies, seen from the self-view, on the dimension on which they differ most. */
export type Difference =
  | "close"
  | "telling"
  | "asking"
  | "relationships"
  | "tasks"
  | "others"
  | "own";

const pairsEach = 3;
const middle = 4 * pairsEach;

/**
 * Points of one set of answers. An answer counts as it stands (1 to 7) where the high word is on the
 * right, and as 8 minus itself where it is on the left; the three answers of a dimension are added.
 *
 * This is not how the instrument scores. The pairs are invented and untested, three a dimension and
 * all of the same weight: one step in one answer moves a mark by an eighteenth of the map. They compare
 * with nobody: the middle is the middle of the scale and not the mean of a reference group, while a
 * real profile is norm-referenced. Three pairs cannot be split evenly between left and right, so that
 * answering always at the left end gives 15 (directiveness) and 9 (the others) instead of 12.
 */
export function scoreAnswers(answers: Answers): Points {
  const points = { directiveness: 0, affiliation: 0, adaptability: 0 };
  for (const { id, dimension, highEnd } of trialPairs) {
    points[dimension] += highEnd === "right" ? answers[id] : 8 - answers[id];
  }
  return points;
}

/** Points as the mean answer, 1 to 7. */
export function toMean(points: number): number {
  return points / pairsEach;
}

/** Points as a share of the scale, 0 (all answers at the low end) to 100. */
export function toPercent(points: number): number {
  return ((points - pairsEach) / (6 * pairsEach)) * 100;
}

/** Where the points lie on the profile map: straight lines from end to end, the middle at 50. */
export function toPlace({ directiveness, affiliation }: Points): MapPosition {
  return { directiveness: toPercent(directiveness), affiliation: toPercent(affiliation) };
}

/**
 * The distance of two views on the map, in steps of the seven-point scale: 0 to 8.5 (the diagonal),
 * rounded to a tenth. Adaptability is no direction of the map and does not count.
 */
export function distanceOf(self: Points, guess: Points): number {
  const across = guess.directiveness - self.directiveness;
  const up = guess.affiliation - self.affiliation;
  return Math.round((Math.hypot(across, up) / pairsEach) * 10) / 10;
}

/** The pattern whose field holds the points: two of them on a line between fields, four in the centre. */
export function patternsOf({ directiveness, affiliation }: Points): Pattern[] {
  const fields: [Pattern, across: number, up: number][] = [
    ["rapporteur", -1, 1],
    ["motivator", 1, 1],
    ["processor", -1, -1],
    ["producer", 1, -1],
  ];
  return fields
    .filter(
      ([, across, up]) =>
        (directiveness - middle) * across >= 0 && (affiliation - middle) * up >= 0,
    )
    .map(([pattern]) => pattern);
}

/**
 * What to say about the difference: its direction on the dimension where it is largest, "close" if it
 * is nowhere a whole step. Where two are equally large, the first of this order counts.
 */
export function differenceOf(self: Points, guess: Points): Difference {
  const gaps = [
    { gap: guess.directiveness - self.directiveness, up: "telling", down: "asking" },
    { gap: guess.affiliation - self.affiliation, up: "relationships", down: "tasks" },
    { gap: guess.adaptability - self.adaptability, up: "others", down: "own" },
  ] as const;
  const size = Math.max(...gaps.map(({ gap }) => Math.abs(gap)));
  const largest = gaps.find(({ gap }) => Math.abs(gap) === size);
  if (!largest || size < pairsEach) return "close";
  return largest.gap > 0 ? largest.up : largest.down;
}
