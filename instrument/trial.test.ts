import { describe, expect, test } from "vitest";
import { type Dimension, dimensions } from "./dimensions.ts";
import {
  type Answers,
  computeMapDistanceInSteps,
  findLargestDifference,
  findPatternsOfPoints,
  type Points,
  scoreAnswers,
  toMapPosition,
  toMeanAnswer,
  toPercentFromPoints,
} from "./trial.ts";
import { getSides, trialPairs } from "./word-pairs.ts";

/** Answers with one value per dimension, 1 (low end) to 7 (high end), on every pair. */
function createLeaningAnswers(values: Record<Dimension, number>): Answers {
  return createAnswersBy(({ dimension, highEnd }) =>
    highEnd === "right" ? values[dimension] : 8 - values[dimension],
  );
}

function createAnswersBy(answer: (pair: (typeof trialPairs)[number], index: number) => number) {
  return Object.fromEntries(trialPairs.map((pair, i) => [pair.id, answer(pair, i)])) as Answers;
}

const createAnswersOf = (value: number) => ({
  directiveness: value,
  affiliation: value,
  adaptability: value,
});

describe("the word pairs", () => {
  test.each(dimensions)("are three for %s, with the high end on either side", (dimension) => {
    const pairs = trialPairs.filter((pair) => pair.dimension === dimension);
    expect(pairs).toHaveLength(3);
    expect(new Set(pairs.map(({ highEnd }) => highEnd)).size).toBe(2);
  });

  test("have unique ids", () => {
    expect(new Set(trialPairs.map(({ id }) => id)).size).toBe(trialPairs.length);
  });

  test("have the high word at their high end", () => {
    const words = { low: "asks", high: "tells" };
    for (const pair of trialPairs) {
      expect(getSides(pair, words)[pair.highEnd]).toBe("tells");
    }
  });
});

describe("the position of answers", () => {
  test("is the centre for neutral answers", () => {
    const points = scoreAnswers(createAnswersBy(() => 4));
    expect(points).toEqual(createAnswersOf(12));
    expect(toMapPosition(points)).toEqual({ directiveness: 50, affiliation: 50 });
    expect(toPercentFromPoints(points.adaptability)).toBe(50);
  });

  test.each([
    { end: 1, points: 3, percent: 0 },
    { end: 7, points: 21, percent: 100 },
  ])("is at the edge for answers at the end $end", ({ end, points, percent }) => {
    const scored = scoreAnswers(createLeaningAnswers(createAnswersOf(end)));
    expect(scored).toEqual(createAnswersOf(points));
    expect(toMapPosition(scored)).toEqual({ directiveness: percent, affiliation: percent });
  });

  test.each(dimensions)("changes by %s alone, in equal steps", (dimension) => {
    for (const value of [1, 2, 3, 4, 5, 6, 7]) {
      const points = scoreAnswers(
        createLeaningAnswers({ ...createAnswersOf(4), [dimension]: value }),
      );
      expect(points).toEqual({ ...createAnswersOf(12), [dimension]: 3 * value });
      expect(toMeanAnswer(points[dimension])).toBe(value);
      expect(toPercentFromPoints(points[dimension])).toBeCloseTo(((value - 1) / 6) * 100);
    }
  });

  test("is below the middle for answers always at the left end", () => {
    expect(scoreAnswers(createAnswersBy(() => 1))).toEqual(createAnswersOf(9));
  });
});

describe("patterns", () => {
  test.each([
    { directiveness: 11, affiliation: 13, patterns: ["rapporteur"] },
    { directiveness: 13, affiliation: 13, patterns: ["motivator"] },
    { directiveness: 11, affiliation: 11, patterns: ["processor"] },
    { directiveness: 13, affiliation: 11, patterns: ["producer"] },
    { directiveness: 12, affiliation: 20, patterns: ["rapporteur", "motivator"] },
    { directiveness: 12, affiliation: 4, patterns: ["processor", "producer"] },
    { directiveness: 5, affiliation: 12, patterns: ["rapporteur", "processor"] },
    { directiveness: 19, affiliation: 12, patterns: ["motivator", "producer"] },
    {
      directiveness: 12,
      affiliation: 12,
      patterns: ["rapporteur", "motivator", "processor", "producer"],
    },
  ])("$directiveness across and $affiliation up: $patterns", ({ patterns, ...place }) => {
    expect(findPatternsOfPoints({ ...place, adaptability: 12 })).toEqual(patterns);
  });
});

describe("the difference of two views", () => {
  const createPoints = (part: Partial<Points>) => ({ ...createAnswersOf(12), ...part });

  test.each([
    { guess: {}, distance: 0 },
    { guess: { directiveness: 13 }, distance: 0.3 },
    { guess: { affiliation: 9 }, distance: 1 },
    { guess: { directiveness: 18, affiliation: 4 }, distance: 3.3 },
    { guess: { adaptability: 21 }, distance: 0 },
  ])("is $distance steps for the guess $guess, in either direction", ({ guess, distance }) => {
    expect(computeMapDistanceInSteps(createAnswersOf(12), createPoints(guess))).toBe(distance);
    expect(computeMapDistanceInSteps(createPoints(guess), createAnswersOf(12))).toBe(distance);
  });

  test("is at most the map's diagonal", () => {
    expect(computeMapDistanceInSteps(createAnswersOf(3), createAnswersOf(21))).toBe(8.5);
  });

  test.each([
    { guess: {}, difference: "close" },
    { guess: { directiveness: 14, affiliation: 10, adaptability: 14 }, difference: "close" },
    { guess: { directiveness: 15 }, difference: "telling" },
    { guess: { directiveness: 9 }, difference: "asking" },
    { guess: { affiliation: 16, directiveness: 9 }, difference: "relationships" },
    { guess: { affiliation: 8, adaptability: 15 }, difference: "tasks" },
    { guess: { adaptability: 20, directiveness: 5 }, difference: "others" },
    { guess: { adaptability: 3 }, difference: "own" },
    { guess: { directiveness: 8, affiliation: 16, adaptability: 16 }, difference: "asking" },
  ])("counts as $difference for the guess $guess", ({ guess, difference }) => {
    expect(findLargestDifference(createAnswersOf(12), createPoints(guess))).toBe(difference);
  });
});
