import * as z from "zod/mini";
import { patterns } from "#instrument/patterns";
import { trialPairs } from "#instrument/word-pairs";
import { entryId, groupOf, text, textWith, uniqueIds } from "./text.ts";

const role = z.strictObject({ id: z.optional(entryId), name: text, as: text });
const pair = z.strictObject({ low: text, high: text });
const question = z.strictObject({ title: text, prompt: textWith("as"), hint: text, next: text });
const places = {
  pattern: textWith("pattern"),
  between: textWith("first", "second"),
  centre: text,
};

const views = textWith("self", "guess");

/** The words of the trial, in the order in which a visitor sees them. */
export const trialSchema = z.strictObject({
  title: text,
  lead: text,
  taste: text,
  steps: z.strictObject({ label: text, self: text, guess: text, picture: text }),
  role: z.strictObject({
    legend: text,
    hint: text,
    options: z.array(role).check(z.minLength(1), uniqueIds),
  }),
  begin: text,
  self: question,
  guess: question,
  pairs: groupOf(
    trialPairs.map(({ id }) => id),
    pair,
  ),
  answer: z.strictObject({
    pair: textWith("left", "right"),
    end: textWith("value", "word"),
    near: textWith("value", "word"),
    middle: textWith("value"),
  }),
  answered: textWith("count", "total"),
  open: z.strictObject({ one: textWith("count"), some: textWith("count") }),
  back: text,
  change: text,
  again: text,
  view: z.strictObject({
    counts: text,
    guess: text,
    halo: text,
    scale: textWith("self", "guess", "low", "high"),
  }),
  headline: z.strictObject({ self: views, guess: views, same: views }),
  as: z.strictObject(places),
  distance: z.strictObject({ none: text, one: text, some: textWith("steps") }),
  gap: z.strictObject({ one: text, some: textWith("steps") }),
  description: z.strictObject({
    map: textWith("self", "selfPlace", "guess", "guessPlace", "distance"),
    ...places,
    place: textWith("directiveness", "affiliation", "adaptability"),
  }),
  meaning: z.strictObject({
    title: text,
    difference: z.strictObject({
      close: text,
      telling: text,
      asking: text,
      relationships: text,
      tasks: text,
      others: text,
      own: text,
    }),
    pattern: groupOf([...patterns, "between"], text),
    only: z.strictObject({ title: text, guess: text, close: text, apart: text }),
    next: text,
  }),
  example: z.strictObject({ title: text, note: text, pairs: text }),
});

export type TrialContent = z.infer<typeof trialSchema>;
