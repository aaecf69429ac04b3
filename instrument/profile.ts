import { computeDifferenceInSteps } from "./answer-scale.ts";
import { computeMean } from "./compute-mean.ts";
import { type ByDimension, type Dimension, dimensions, mapDimensions } from "./dimensions.ts";
import { computePercentile, type Norm } from "./norm.ts";
import { getPattern, type Pattern } from "./patterns.ts";
import type { MapPosition } from "./positions.ts";
import { type ExamplePairId, examplePairs } from "./word-pairs.ts";

/** The groups of respondents, in the order in which they are shown. */
export const respondentGroups = ["managers", "colleagues", "customers"] as const;

export type RespondentGroup = (typeof respondentGroups)[number];

/** The answers to each pair, 1 (low word) to 7 (high word); respondents in the order of their groups. */
type Measurement = Record<ExamplePairId, { self: number; respondents: number[] }>;

/** How a person guessed that each respondent sees them, 1 to 7 on each dimension, in the order of the respondents. */
type Guesses = ByDimension<number[]>;

/** The raw answers and guesses of a person, and the answers of their respondents, in two measurements. */
export interface ProfileAnswers {
  norms: ByDimension<Norm>;
  respondents: RespondentGroup[];
  guesses: { first: Guesses; second: Guesses };
  first: Measurement;
  second: Measurement;
}

/** A person's or a group's view: means of each dimension, 1 to 7, and percentiles. */
export interface ProfileView {
  means: ByDimension<number>;
  percentiles: ByDimension<number>;
  position: MapPosition;
  pattern: Pattern;
}

/** Respondents who are shown together: of one group, or of several small ones. */
export interface GroupView extends ProfileView {
  groups: { group: RespondentGroup; members: ProfileView[] }[];
}

/** The answers to a word pair, 1 (low word) to 7 (high word). */
export interface PairAnswers {
  id: ExamplePairId;
  dimension: Dimension;
  self: number;
  respondents: number[];
  mean: number;
  /** The respondents' mean minus the person's own answer, in steps. */
  gap: number;
}

/** The result of a measurement. */
export interface Profile {
  self: ProfileView;
  /** One for each respondent, in the order of the file. */
  respondents: ProfileView[];
  others: ProfileView;
  /** The mean of the person's guesses of each respondent's view. */
  guess: ProfileView;
  groups: GroupView[];
  /** The respondents' means minus the person's own, in steps. */
  gaps: ByDimension<number>;
  /** The respondents' means minus those of the guesses, in steps: by how much the answers are a surprise. */
  surprises: ByDimension<number>;
  /** The distance of both views on the map, in steps. */
  distance: number;
  /** The distance of the guess and the respondents' view on the map, in steps. */
  guessDistance: number;
  /** The lowest and the highest respondent's mean of each dimension, 1 to 7. */
  spread: ByDimension<{ from: number; to: number }>;
  pairs: PairAnswers[];
}

/**
 * Computes a profile from raw answers. A person's value of a dimension is the mean of the answers to its
 * pairs, with equal weights; the position is its percentile in the norm group. The position of a group is
 * the mean of its members' positions.
 */
export function scoreProfile(
  { norms, respondents: groupOf, guesses, ...measurements }: ProfileAnswers,
  measurement: "first" | "second" = "first",
): Profile {
  const answers = measurements[measurement];
  const score = (answerTo: (id: ExamplePairId) => number) =>
    scoreView(
      mapDimensions((dimension) =>
        computeMean(
          examplePairs.filter((pair) => pair.dimension === dimension).map(({ id }) => answerTo(id)),
        ),
      ),
      norms,
    );
  const self = score((id) => answers[id].self);
  const respondents = groupOf.map((_, index) =>
    score((id) => answers[id].respondents[index] ?? Number.NaN),
  );
  const others = computeMeanView(respondents);
  const guess = computeMeanGuess(guesses[measurement], norms);
  const gaps = mapDimensions((dimension) =>
    computeDifferenceInSteps(self.means[dimension], others.means[dimension]),
  );
  const surprises = mapDimensions((dimension) =>
    computeDifferenceInSteps(guess.means[dimension], others.means[dimension]),
  );
  return {
    self,
    respondents,
    others,
    guess,
    groups: [...new Set(groupOf)].map((group) => {
      const members = respondents.filter((_, index) => groupOf[index] === group);
      return { groups: [{ group, members }], ...computeMeanView(members) };
    }),
    gaps,
    surprises,
    distance: Math.hypot(gaps.directiveness, gaps.affiliation),
    guessDistance: Math.hypot(surprises.directiveness, surprises.affiliation),
    spread: mapDimensions((dimension) => {
      const values = respondents.map(({ means }) => means[dimension]);
      return { from: Math.min(...values), to: Math.max(...values) };
    }),
    pairs: examplePairs.map(({ id, dimension }) => {
      const { self: selfAnswer, respondents: respondentAnswers } = answers[id];
      const mean = computeMean(respondentAnswers);
      return {
        id,
        dimension,
        self: selfAnswer,
        respondents: respondentAnswers,
        mean,
        gap: computeDifferenceInSteps(selfAnswer, mean),
      };
    }),
  };
}

/**
 * The mean of a person's guesses: on each dimension Σ guess / n in steps, for n respondents. Its position is the
 * mean of the percentiles of the n guesses in the norm group, as that of a group is the mean of its members'.
 */
export function computeMeanGuess(guesses: Guesses, norms: ByDimension<Norm>): ProfileView {
  return computeMeanView(
    guesses.affiliation.map((_, index) =>
      scoreView(
        mapDimensions((dimension) => guesses[dimension][index] ?? Number.NaN),
        norms,
      ),
    ),
  );
}

/** The dimensions by the size of the surprise, largest first; ties keep their order. */
export function sortDimensionsBySurprise({ surprises }: Pick<Profile, "surprises">): Dimension[] {
  return dimensions.toSorted((a, b) => Math.abs(surprises[b]) - Math.abs(surprises[a]));
}

/** The pairs by the size of their gap, widest first; ties keep their order. */
export function sortPairsByGap({ pairs }: Pick<Profile, "pairs">): PairAnswers[] {
  return pairs.toSorted((a, b) => Math.abs(b.gap) - Math.abs(a.gap));
}

/**
 * Merges groups until each has at least `minSize` answers. The smallest group is merged with the next smallest; of
 * two equal ones, the later counts as smaller. Returns none if only one group is left.
 */
export function mergeSmallGroups(
  { groups }: Pick<Profile, "groups">,
  minSize: number,
): GroupView[] {
  const bySize = groups
    .toReversed()
    .toSorted((one, other) => countMembers(one) - countMembers(other));
  const [smallest, next, ...rest] = bySize;
  if (!smallest || !next) return [];
  if (countMembers(smallest) < minSize) {
    return mergeSmallGroups({ groups: [mergeGroups(smallest, next), ...rest] }, minSize);
  }
  return groups.toSorted((one, other) => getOrder(one) - getOrder(other));
}

function mergeGroups(one: GroupView, other: GroupView): GroupView {
  const groups = [...one.groups, ...other.groups].toSorted(
    ({ group: a }, { group: b }) => respondentGroups.indexOf(a) - respondentGroups.indexOf(b),
  );
  return { groups, ...computeMeanView(groups.flatMap(({ members }) => members)) };
}

const countMembers = ({ groups }: GroupView) =>
  groups.reduce((sum, { members }) => sum + members.length, 0);

const getOrder = ({ groups }: GroupView) =>
  Math.min(...groups.map(({ group }) => respondentGroups.indexOf(group)));

function computeMeanView(views: ProfileView[]): ProfileView {
  const mean = (key: "means" | "percentiles") =>
    mapDimensions((dimension) => computeMean(views.map((view) => view[key][dimension])));
  return createView(mean("means"), mean("percentiles"));
}

function scoreView(means: ByDimension<number>, norms: ByDimension<Norm>): ProfileView {
  return createView(
    means,
    mapDimensions((dimension) => computePercentile(means[dimension], norms[dimension])),
  );
}

function createView(means: ByDimension<number>, percentiles: ByDimension<number>): ProfileView {
  const { directiveness, affiliation } = percentiles;
  const position = { directiveness, affiliation };
  return { means, percentiles, position, pattern: getPattern(position) };
}
