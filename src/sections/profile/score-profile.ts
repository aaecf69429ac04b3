import { type Dimension, trialPairs } from "#islands/trial/trial-pairs.ts";
import type { ExamplePairId, ExampleProfile, RespondentGroup } from "#load/schema/example-profile";
import { type MapPosition, type Pattern, patternOf } from "#ui/profile-map/map-geometry.ts";
import { meanOf } from "#ui/scales/mean-of.ts";

/** A value for each scale. */
type ByDimension<Value> = Record<Dimension, Value>;

/** The scale of each word pair. */
const dimensionOfPair: Record<ExamplePairId, Dimension> = {
  ...(Object.fromEntries(trialPairs.map(({ id, dimension }) => [id, dimension])) as Record<
    (typeof trialPairs)[number]["id"],
    Dimension
  >),
  praise: "affiliation",
  silence: "directiveness",
  agreement: "adaptability",
};

/** Mean and standard deviation of the norm group on a scale, in steps. */
export type Norm = ExampleProfile["norms"][Dimension];

/** A person's or a group's view: means of each scale, 1 to 7, and percentiles. */
export interface ProfileView {
  means: ByDimension<number>;
  percentiles: ByDimension<number>;
  place: MapPosition;
  pattern: Pattern;
}

/** A group of respondents, with their number. */
interface GroupView extends ProfileView {
  group: RespondentGroup;
  count: number;
}

/** The answers to a word pair, 1 (low word) to 7 (high word). */
export interface PairAnswers {
  id: ExamplePairId;
  dimension: Dimension;
  self: number;
  others: number[];
  /** The mean of the others' answers. */
  mean: number;
  /** The others' mean minus the person's own answer, in steps. */
  gap: number;
}

/** The result of a measurement. */
export interface Profile {
  self: ProfileView;
  /** One for each respondent, in the order of the file. */
  respondents: ProfileView[];
  others: ProfileView;
  groups: GroupView[];
  /** The others' means minus the person's own, in steps. */
  gaps: ByDimension<number>;
  /** The distance of both views on the map, in steps. */
  distance: number;
  /** The lowest and the highest respondent's mean of each scale, 1 to 7. */
  spread: ByDimension<{ from: number; to: number }>;
  pairs: PairAnswers[];
}

/**
 * The difference of two values in steps. Both are rounded to tenths, so that readers get the same from
 * the printed values.
 */
export function difference(from: number, to: number): number {
  return (Math.round(10 * to) - Math.round(10 * from)) / 10;
}

/**
 * The percentage of the norm group below a value: the cumulative normal distribution by formula 7.1.26 of
 * Abramowitz & Stegun (1964), which is exact to 0.00002 of a percentile.
 * @param value the mean of answers, 1 to 7
 * @returns a percentile, 0 to 100
 */
export function percentileOf(value: number, { mean, deviation }: Norm): number {
  const z = Math.abs(value - mean) / (deviation * Math.SQRT2);
  const t = 1 / (1 + 0.3275911 * z);
  const factors = [0.254829592, -0.284496736, 1.421413741, -1.453152027, 1.061405429];
  const sum = factors.reduceRight((so, factor) => (so + factor) * t, 0);
  const upper = 50 * (2 - sum * Math.exp(-z * z));
  return value < mean ? 100 - upper : upper;
}

/** The distance of the quartiles of a normal distribution from its mean, in standard deviations. */
const quartile = 0.6745;

/** The range of the middle half of the norm group, in steps. */
export function middleHalf({ mean, deviation }: Norm): { from: number; to: number } {
  return { from: mean - quartile * deviation, to: mean + quartile * deviation };
}

/**
 * By how many steps two results of a person can differ by measurement error alone: the standard error of
 * a difference, which is √2 times that of a result, SD·√(1 − α). See the chapter on how we measure.
 * @param alpha Cronbach's alpha of the scale, 0 to 1
 */
export function errorOfChange({ deviation }: Norm, alpha: number): number {
  return Math.SQRT2 * deviation * Math.sqrt(1 - alpha);
}

/**
 * The error of a change on each scale. A scale without a figure of its own has that of all scales; the
 * lower end of an interval counts.
 * @param reliability rows of Cronbach's alpha, by scale, and "all"
 */
export function errorsOfChange(
  norms: ExampleProfile["norms"],
  reliability: readonly { id: string; from: number }[],
): ByDimension<number> {
  const alphaOf = (id: string) => reliability.find((row) => row.id === id)?.from;
  return ofEach((dimension) =>
    errorOfChange(norms[dimension], alphaOf(dimension) ?? alphaOf("all") ?? 0),
  );
}

/**
 * Computes a profile from raw answers. A person's value of a scale is the mean of the answers to its
 * pairs, with equal weights; the position is its percentile in the norm group. The position of a group is
 * the mean of its members' positions.
 */
export function scoreProfile(
  { norms, respondents: groupOf, ...measurements }: ExampleProfile,
  measurement: "first" | "second" = "first",
): Profile {
  const answers = measurements[measurement];
  const ids = Object.keys(answers) as ExamplePairId[];
  const score = (answerTo: (id: ExamplePairId) => number) => {
    const means = ofEach((dimension) =>
      meanOf(ids.filter((id) => dimensionOfPair[id] === dimension).map(answerTo)),
    );
    return viewOf(
      means,
      ofEach((dimension) => percentileOf(means[dimension], norms[dimension])),
    );
  };
  const self = score((id) => answers[id].self);
  const respondents = groupOf.map((_, index) =>
    score((id) => answers[id].respondents[index] ?? Number.NaN),
  );
  const others = together(respondents);
  const gaps = ofEach((dimension) => difference(self.means[dimension], others.means[dimension]));
  return {
    self,
    respondents,
    others,
    groups: [...new Set(groupOf)].map((group) => {
      const members = respondents.filter((_, index) => groupOf[index] === group);
      return { group, count: members.length, ...together(members) };
    }),
    gaps,
    distance: Math.hypot(gaps.directiveness, gaps.affiliation),
    spread: ofEach((dimension) => {
      const values = respondents.map(({ means }) => means[dimension]);
      return { from: Math.min(...values), to: Math.max(...values) };
    }),
    pairs: ids.map((id) => {
      const { self: own, respondents: given } = answers[id];
      const mean = meanOf(given);
      return {
        id,
        dimension: dimensionOfPair[id],
        self: own,
        others: given,
        mean,
        gap: difference(own, mean),
      };
    }),
  };
}

/** The pairs by the size of their gap, widest first; ties keep their order. */
export function pairsByGap({ pairs }: Pick<Profile, "pairs">): PairAnswers[] {
  return pairs.toSorted((one, other) => Math.abs(other.gap) - Math.abs(one.gap));
}

/** The groups that are large enough to be shown separately without revealing individual answers. */
export function groupsApart({ groups }: Pick<Profile, "groups">, smallestGroup = 2): GroupView[] {
  return groups.filter(({ count }) => count >= smallestGroup);
}

/** A value for each scale. */
export function ofEach<Value>(valueFor: (dimension: Dimension) => Value): ByDimension<Value> {
  return {
    affiliation: valueFor("affiliation"),
    directiveness: valueFor("directiveness"),
    adaptability: valueFor("adaptability"),
  };
}

function together(views: ProfileView[]): ProfileView {
  const mean = (key: "means" | "percentiles") =>
    ofEach((dimension) => meanOf(views.map((view) => view[key][dimension])));
  return viewOf(mean("means"), mean("percentiles"));
}

function viewOf(means: ByDimension<number>, percentiles: ByDimension<number>): ProfileView {
  const { directiveness, affiliation } = percentiles;
  const place = { directiveness, affiliation };
  return { means, percentiles, place, pattern: patternOf(place) };
}
