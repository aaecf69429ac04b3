import { middleStep, toPercent } from "./answer-scale.ts";
import { computeMean } from "./compute-mean.ts";
import { type ByDimension, mapDimensions } from "./dimensions.ts";
import { findPatterns, type Pattern } from "./patterns.ts";
import { computeMapDistance, type MapPosition } from "./positions.ts";
import { orientAnswer, type PairId, trialPairs } from "./word-pairs.ts";

/** One answer per pair, 1 (left word) to 7 (right word). */
export type Answers = Record<PairId, number>;

/** The answers so far, with the middle of the scale for unanswered pairs. */
export function fillUnanswered(answers: Partial<Answers>): Answers {
  const middles = trialPairs.map(({ id }) => [id, middleStep]);
  return { ...Object.fromEntries(middles), ...answers };
}

/**
 * Points on each dimension, 3 to 21: integers, so that comparisons are exact, unless they are the mean of
 * several people.
 */
export type Points = ByDimension<number>;

/** The direction of the guess from the self-view, on the dimension where they differ most. */
type Difference = "close" | "telling" | "asking" | "relationships" | "tasks" | "others" | "own";

const pairsPerDimension = 3;
const middle = middleStep * pairsPerDimension;

/**
 * Adds up the three answers of each dimension. An answer counts as it is (1 to 7) if the high word is on
 * the right, and as 8 minus the answer if it is on the left.
 *
 * This is not the scoring of the instrument. The pairs are invented and untested, three for each
 * dimension, with equal weights: one step in one answer moves a mark by an eighteenth of the map. There
 * is no reference group: the middle is that of the scale, while a real profile is norm-referenced. Three
 * pairs cannot be balanced between left and right, so answering always at the left end gives 9 instead of 12.
 */
export function scoreAnswers(answers: Answers): Points {
  const points = { directiveness: 0, affiliation: 0, adaptability: 0 };
  for (const pair of trialPairs) points[pair.dimension] += orientAnswer(pair, answers[pair.id]);
  return points;
}

export function computeMeanPoints(all: readonly Points[]): Points {
  return mapDimensions((dimension) => computeMean(all.map((points) => points[dimension])));
}

/** The pair on which the self-view and the mean of the others' answers are widest apart; the first one for ties. */
export function findWidestPair(self: Answers, others: readonly Answers[]) {
  const [widest] = trialPairs
    .map((pair) => {
      const theirs = computeMean(others.map((answers) => answers[pair.id]));
      return { pair, theirs, gap: Math.abs(self[pair.id] - theirs) };
    })
    .toSorted((a, b) => b.gap - a.gap);
  return widest;
}

/** Points as the mean answer, 1 to 7. */
export function toMeanAnswer(points: number): number {
  return points / pairsPerDimension;
}

/** Points as a percentage of the scale, 0 (low end) to 100. */
export function toPercentFromPoints(points: number): number {
  return toPercent(toMeanAnswer(points));
}

/** Points as a position on the profile map, linear from end to end, with the middle at 50. */
export function toMapPosition({ directiveness, affiliation }: Points): MapPosition {
  return {
    directiveness: toPercentFromPoints(directiveness),
    affiliation: toPercentFromPoints(affiliation),
  };
}

/**
 * The distance of two views on the map, in steps of the seven-point scale: 0 to 8.5 (the diagonal),
 * rounded to a tenth. Adaptability does not count: it is not an axis of the map.
 */
export function computeMapDistanceInSteps(self: Points, others: Points): number {
  return Math.round((computeMapDistance(self, others) / pairsPerDimension) * 10) / 10;
}

/** The patterns of the quadrants that contain the points. */
export function findPatternsOfPoints(points: Points): Pattern[] {
  return findPatterns(points, middle);
}

/** What it is called when the other view is higher, or lower, on a dimension. */
const directions = [
  ["directiveness", "telling", "asking"],
  ["affiliation", "relationships", "tasks"],
  ["adaptability", "others", "own"],
] as const;

/**
 * The direction of the largest difference, or "close" if all are below one step. For ties the first
 * dimension of `directions` counts.
 */
export function findLargestDifference(self: Points, guess: Points): Difference {
  const gaps = directions.map(([dimension, higher, lower]) => {
    return { gap: guess[dimension] - self[dimension], higher, lower };
  });
  const size = Math.max(...gaps.map(({ gap }) => Math.abs(gap)));
  const largest = gaps.find(({ gap }) => Math.abs(gap) === size);
  if (!largest || size < pairsPerDimension) return "close";
  return largest.gap > 0 ? largest.higher : largest.lower;
}
