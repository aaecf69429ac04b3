import { expect, test } from "vitest";
import { dimensions, mapDimensions } from "./dimensions.ts";
import {
  computeMeanGuess,
  type GroupView,
  mergeSmallGroups,
  type ProfileAnswers,
  scoreProfile,
  sortDimensionsBySurprise,
  sortPairsByGap,
} from "./profile.ts";
import { examplePairs, trialPairs } from "./word-pairs.ts";

const examplePairIds = examplePairs.map(({ id }) => id);
const norm = { mean: 4, deviation: 1 };
const norms = { affiliation: norm, directiveness: norm, adaptability: norm };
const groups: ProfileAnswers["respondents"] = ["managers", "colleagues", "colleagues"];

/** Answers that are alike for every pair, except those that a test passes. */
const createAnswers = (
  self: number,
  respondents: number[],
  others: Partial<ProfileAnswers["first"]> = {},
): ProfileAnswers["first"] => ({
  ...(Object.fromEntries(
    examplePairIds.map((id) => [id, { self, respondents }]),
  ) as ProfileAnswers["first"]),
  ...others,
});
/** Guesses that are alike for `count` respondents on every dimension, except those that a test passes. */
const createGuesses = (
  guess: number,
  count: number,
  others: Partial<ProfileAnswers["guesses"]["first"]> = {},
): ProfileAnswers["guesses"]["first"] => ({
  ...mapDimensions(() => Array.from({ length: count }, () => guess)),
  ...others,
});
const score = (
  measurement: ProfileAnswers["first"],
  first = createGuesses(4, 3),
  second = createGuesses(4, 3),
) =>
  scoreProfile({
    norms,
    respondents: groups,
    guesses: { first, second },
    first: measurement,
    second: measurement,
  });

const listNames = ({ groups }: GroupView) =>
  groups.map(({ group, members }) => `${members.length} ${group}`).join(" + ");

test("the value of a dimension is the mean of the answers to its pairs", () => {
  const { self, others, gaps } = score(
    createAnswers(4, [5, 5, 5], {
      start: { self: 2, respondents: [7, 6, 5] },
      praise: { self: 6, respondents: [5, 5, 5] },
    }),
  );
  expect(self.means).toEqual({ affiliation: 4, directiveness: 4, adaptability: 4 });
  expect(others.means.affiliation).toBeCloseTo((3 * 15 + 18) / 12);
  // 5.25 and 4, as printed.
  expect(gaps.affiliation).toBe(1.3);
  expect(gaps.directiveness).toBe(1);
});

test("each dimension has the pairs of the trial and one more", () => {
  const { pairs } = score(createAnswers(4, [4, 4, 4]));
  for (const dimension of dimensions) {
    const ids = pairs.filter((pair) => pair.dimension === dimension).map(({ id }) => id);
    const ofTrial = trialPairs.filter((pair) => pair.dimension === dimension).map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(ofTrial));
    expect(ids).toHaveLength(ofTrial.length + 1);
  }
});

test("a group's position and values are the means of its members'", () => {
  const { others, respondents, groups } = score(createAnswers(4, [3, 4, 5]));
  expect(others.position.directiveness).toBeCloseTo(50, 3);
  expect(respondents.map(({ means }) => means.adaptability)).toEqual([3, 4, 5]);
  expect(groups.map((view) => [listNames(view), view.means.affiliation])).toEqual([
    ["1 managers", 3],
    ["2 colleagues", 4.5],
  ]);
  expect(groups[1]?.position.affiliation).toBeCloseTo((50 + 84.1345) / 2, 2);
});

test("the guess is the mean of the guesses of each respondent, on the map of their percentiles", () => {
  const guesses = createGuesses(4, 3, { directiveness: [3, 5, 6], affiliation: [5, 3, 3] });
  const { means, percentiles, position, pattern } = computeMeanGuess(guesses, norms);
  expect(means.directiveness).toBeCloseTo((3 + 5 + 6) / 3);
  expect(means.affiliation).toBeCloseTo((5 + 3 + 3) / 3);
  expect(means.adaptability).toBe(4);
  // With the mean 4 and the deviation 1, these are the percentiles of 3, 5 and 6.
  expect(percentiles.directiveness).toBeCloseTo((15.8655 + 84.1345 + 97.725) / 3, 2);
  expect(position).toEqual({
    directiveness: percentiles.directiveness,
    affiliation: percentiles.affiliation,
  });
  expect(pattern).toBe("producer");
});

test("a surprise is the difference of the answers from the guesses, not from the self-view", () => {
  const profile = score(
    createAnswers(2, [5, 5, 5]),
    createGuesses(4, 3, { affiliation: [6, 7, 7], adaptability: [5, 5, 5] }),
    createGuesses(5, 3),
  );
  // 6.7 and 5, as printed.
  expect(profile.surprises).toEqual({ affiliation: -1.7, directiveness: 1, adaptability: 0 });
  expect(sortDimensionsBySurprise(profile)).toEqual([
    "affiliation",
    "directiveness",
    "adaptability",
  ]);
  expect(profile.guessDistance).toBeCloseTo(Math.hypot(1.7, 1));
});

test("each measurement has its own guesses", () => {
  const measurement = createAnswers(4, [5, 5, 5]);
  const guesses = { first: createGuesses(2, 3), second: createGuesses(6, 3) };
  const profileAnswers = {
    norms,
    respondents: groups,
    guesses,
    first: measurement,
    second: measurement,
  };
  expect(scoreProfile(profileAnswers).guess.means.affiliation).toBe(2);
  expect(scoreProfile(profileAnswers, "second").guess.means.affiliation).toBe(6);
});

test("a group that is too small is shown with the smallest of the others", () => {
  const respondents = (["managers", "colleagues", "customers"] as const).flatMap((group, index) =>
    Array.from({ length: [2, 3, 3][index] ?? 0 }, () => group),
  );
  const measurement = createAnswers(4, [1, 1, 4, 4, 4, 6, 6, 6]);
  const guesses = { first: createGuesses(4, 8), second: createGuesses(4, 8) };
  const profile = scoreProfile({
    norms,
    respondents,
    guesses,
    first: measurement,
    second: measurement,
  });
  const listMergedGroups = (fewest: number) => mergeSmallGroups(profile, fewest).map(listNames);
  expect(listMergedGroups(2)).toEqual(["2 managers", "3 colleagues", "3 customers"]);
  expect(listMergedGroups(3)).toEqual(["2 managers + 3 customers", "3 colleagues"]);
  expect(mergeSmallGroups(profile, 3)[0]?.means.affiliation).toBe(4);
  // The group that is left over could be computed by subtraction.
  expect(listMergedGroups(4)).toEqual([]);
});

test("returns the distance on the map in steps, and the spread of each dimension", () => {
  const { distance, spread } = score(createAnswers(4, [5, 5, 5]));
  expect(distance).toBeCloseTo(Math.SQRT2);
  expect(spread.affiliation).toEqual({ from: 5, to: 5 });
  expect(score(createAnswers(4, [2, 3, 7])).spread.directiveness).toEqual({ from: 2, to: 7 });
});

test("sorts word pairs by the size of their gap, and keeps the order of ties", () => {
  const pairs = sortPairsByGap(
    score(
      createAnswers(4, [5, 5, 5], {
        help: { self: 7, respondents: [4, 4, 4] },
        plan: { self: 4, respondents: [4, 4, 4] },
      }),
    ),
  );
  expect(pairs[0]).toMatchObject({ id: "help", gap: -3, mean: 4, dimension: "adaptability" });
  expect(pairs.at(-1)?.id).toBe("plan");
  expect(pairs.slice(1, 3).map(({ id }) => id)).toEqual(examplePairIds.slice(0, 2));
});
