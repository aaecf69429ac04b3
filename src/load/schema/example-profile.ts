import * as z from "zod/mini";
import { answerScale } from "#instrument/answer-scale.ts";
import { type ByDimension, dimensions } from "#instrument/dimensions.ts";
import { respondentGroups } from "#instrument/profile.ts";
import { examplePairs } from "#instrument/word-pairs.ts";
import { objectOf, objectWithDescriptions, withDescription } from "./text.ts";

const examplePairIds = examplePairs.map(({ id }) => id);
const onScale = [z.gte(answerScale.start), z.lte(answerScale.end)] as const;
const answer = z.int().check(...onScale);
const mean = z.number().check(...onScale);
const norm = z.strictObject({
  mean: withDescription(mean, "The mean of all answers, from 1 to 7"),
  deviation: withDescription(z.number().check(z.positive()), "The standard deviation, in steps"),
});
const dimensionEnds: ByDimension<string> = {
  affiliation: "From tasks (1) to relationships (7)",
  directiveness: "From asking (1) to telling (7)",
  adaptability: "From own needs (1) to others’ needs (7)",
};
const answers = z.strictObject({
  self: withDescription(answer, "The person’s own answer"),
  respondents: withDescription(
    z.array(answer),
    "The answer of each respondent, in the order of their groups",
  ),
});
const measurement = objectOf(
  examplePairIds,
  withDescription(
    answers,
    "Answers to this word pair; its words are in the trial, or on the page of the example",
  ),
);
const guesses = objectOf(
  dimensions,
  withDescription(
    z.array(answer),
    "The guess of each respondent’s view on this scale, from 1 to 7, in the order of their groups",
  ),
);

/** The raw answers of an invented person and her respondents. */
export const exampleProfileSchema = withDescription(
  z
    .strictObject({
      norms: withDescription(
        objectWithDescriptions(dimensionEnds, norm),
        "The norm group on each scale, in steps from 1 to 7",
      ),
      respondents: withDescription(
        z.array(z.enum(respondentGroups)).check(z.minLength(2)),
        "The group of each respondent, in the order of the answers",
      ),
      guesses: withDescription(
        z.strictObject({
          first: withDescription(guesses, "The guesses of the first measurement"),
          second: withDescription(guesses, "The guesses of the second measurement"),
        }),
        "How the person guesses that each respondent sees them, on the three scales from 1 to 7. The profile shows the mean",
      ),
      first: withDescription(
        measurement,
        "The first measurement: answers from 1, the low word of a pair, to 7, the high one. Everything that the example shows is computed from them",
      ),
      second: withDescription(measurement, "The second measurement, half a year later"),
    })
    .check(({ value, issues }) => {
      const count = value.respondents.length;
      const checkCount = (values: number[], noun: string, path: string[]) => {
        if (values.length === count) return;
        const message = `has ${values.length} ${noun}, but there are ${count} respondents`;
        issues.push({ code: "custom", input: values, path, message });
      };
      for (const round of ["first", "second"] as const) {
        for (const dimension of dimensions) {
          const path = ["guesses", round, dimension];
          checkCount(value.guesses[round][dimension], "guesses", path);
        }
        for (const id of examplePairIds) {
          checkCount(value[round][id].respondents, "answers", [round, id, "respondents"]);
        }
      }
    }),
  "The raw answers of the example profile, which several pages draw. It may stay as it is.",
);
