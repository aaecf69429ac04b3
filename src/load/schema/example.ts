import * as z from "zod/mini";
import { patterns } from "#instrument/patterns.ts";
import { respondentGroups } from "#instrument/profile.ts";
import { examplePairs } from "#instrument/word-pairs.ts";
import {
  headline,
  intro,
  meta,
  objectOf,
  starsHint,
  text,
  textWith,
  titledText,
  withDescription,
  wordPair,
} from "./text.ts";

const group = z.strictObject({ counted: textWith("count") });

/** The words of the example profile, in the order in which it is read. */
export const exampleSchema = withDescription(
  z.strictObject({
    meta,
    hero: z.strictObject({
      category: text,
      title: headline,
      lead: textWith("count"),
    }),
    plans: z.strictObject({
      label: text,
      same: textWith("plan", "other"),
      adds: textWith("plan"),
    }),
    cover: z.strictObject({
      example: text,
      kind: text,
      role: text,
      counts: textWith("count", "groups"),
      group: objectOf(respondentGroups, group),
    }),
    views: z.strictObject({ label: text, self: text, colleagues: text, groups: text }),
    map: z.strictObject({
      title: text,
      /** How far apart two marks are on the map. */
      gap: text,
      surprise: text,
      lead: textWith("value"),
      description: z.strictObject({
        self: textWith("self"),
        colleagues: textWith("self", "guess", "others", "count"),
        /** Only with groups that are large enough. */
        apart: textWith("self", "groups"),
      }),
      /** What each pattern does, below its name. */
      perPattern: objectOf(patterns, text),
      /** From how many answers groups are shown apart. */
      rule: text,
    }),
    headline: z.strictObject({
      self: textWith("pattern"),
      guess: textWith("pattern"),
      others: textWith("pattern"),
    }),
    scales: z.strictObject({
      ...intro.shape,
      /** What the guesses add: on which scale the answers surprise most, and on which least. */
      surprises: textWith("largest", "largestSteps", "smallest", "smallestSteps"),
      you: text,
      guess: text,
      others: text,
      gap: text,
      surprise: text,
      spread: text,
      norm: text,
      steps: textWith("steps"),
      range: textWith("from", "to"),
      /** How uncertain a result is. */
      error: textWith("range"),
    }),
    words: z.strictObject({
      title: text,
      lead: text,
      motivators: z.array(text),
      pitfalls: z.array(text),
      success: z.array(text),
    }),
    pairs: z.strictObject({
      title: text,
      lead: textWith("count"),
      widest: text,
      closest: text,
      answers: textWith("self", "count", "from", "to", "mean"),
      short: textWith("self", "mean", "gap"),
      all: textWith("count"),
      caption: text,
      pair: text,
      /** The word pairs that the trial does not have. */
      own: objectOf(["praise", "silence", "agreement"], wordPair),
    }),
    conversation: z.strictObject({
      ...intro.shape,
      about: textWith("low", "high"),
      /** One question for each word pair: the widest gaps have theirs asked. */
      perPair: objectOf(
        examplePairs.map(({ id }) => id),
        text,
      ),
      link: text,
    }),
    course: z.strictObject({ ...intro.shape, lessons: text, done: text, link: text }),
    second: z.strictObject({
      ...intro.shape,
      first: text,
      second: text,
      description: textWith("firstGap", "secondGap"),
      others: text,
      gap: text,
      surprise: text,
      change: text,
      errors: text,
      caution: z.strictObject({ title: text, points: z.array(text), link: text }),
    }),
    reading: z.strictObject({
      title: text,
      map: z.strictObject({
        title: text,
        text: textWith("directiveness", "affiliation", "adaptability"),
      }),
      scales: titledText,
      error: titledText,
    }),
    parts: z.strictObject({ ...intro.shape, link: text }),
  }),
  `The example profile. Its values are computed from content/example-profile.yaml. ${starsHint}`,
);

export type ExampleContent = z.infer<typeof exampleSchema>;
