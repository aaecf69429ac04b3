import { toPercent } from "./answer-scale.ts";
import type { Dimension } from "./dimensions.ts";
import type { Profile } from "./profile.ts";
import type { ExamplePairId } from "./word-pairs.ts";

/** The positions of a profile on the map, and its adaptability, in percentiles. */
export function getPositions({ self, respondents, others }: Profile) {
  return {
    self: self.position,
    respondents: respondents.map(({ position }) => position),
    adaptability: others.percentiles.adaptability,
  };
}

/** Both views of a profile on a dimension, as integers in percent of the scale: 0 (low end) to 100. */
export function getViewPercents(dimension: Dimension, { self, others }: Profile) {
  const roundPercent = (value: number) => Math.round(toPercent(value));
  return {
    self: roundPercent(self.means[dimension]),
    others: roundPercent(others.means[dimension]),
  };
}

/** The word pair that represents each dimension. */
const representativePairs: Record<Dimension, ExamplePairId> = {
  affiliation: "start",
  directiveness: "question",
  adaptability: "plan",
};

/** The example profile's answers to the word pair of a dimension, 1 to 7. */
export function getAnswers(dimension: Dimension, { pairs }: Profile) {
  const pair = pairs.find(({ id }) => id === representativePairs[dimension]);
  return { self: pair?.self ?? Number.NaN, others: pair?.respondents ?? [] };
}
