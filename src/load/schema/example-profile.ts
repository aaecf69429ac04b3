import * as z from "zod/mini";
import { answerScale } from "#instrument/answer-scale.ts";
import { dimensions } from "#instrument/dimensions.ts";
import { respondentGroups } from "#instrument/profile.ts";
import { examplePairs } from "#instrument/word-pairs.ts";
import { objectOf } from "./text.ts";

const examplePairIds = examplePairs.map(({ id }) => id);
const onScale = [z.gte(answerScale.start), z.lte(answerScale.end)] as const;
const answer = z.int().check(...onScale);
const mean = z.number().check(...onScale);
const norm = z.strictObject({ mean, deviation: z.number().check(z.positive()) });
const answers = z.strictObject({ self: answer, respondents: z.array(answer) });
const measurement = objectOf(examplePairIds, answers);
const guesses = objectOf(dimensions, z.array(answer));

/**
 * The raw answers of an invented person and her respondents, 1 (the low word of a pair) to 7 (the high
 * one), in two measurements, with her guesses on the three scales, and the mean and the standard deviation of
 * the norm group in steps.
 */
export const exampleProfileSchema = z
  .strictObject({
    norms: objectOf(dimensions, norm),
    /** The group of each respondent; answers are in the same order. */
    respondents: z.array(z.enum(respondentGroups)).check(z.minLength(2)),
    /** Her guess of how each respondent sees her, in the same order. */
    guesses: z.strictObject({ first: guesses, second: guesses }),
    first: measurement,
    second: measurement,
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
  });
