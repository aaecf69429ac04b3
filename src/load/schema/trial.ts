import * as z from "zod/mini";
import { patterns } from "#instrument/patterns.ts";
import { trialPairs } from "#instrument/word-pairs.ts";
import {
  entryId,
  headline,
  meta,
  objectOf,
  pluralOrNoneWith,
  pluralWith,
  starsHint,
  text,
  textWith,
  uniqueIds,
  withDescription,
  wordPair,
} from "./text.ts";

const role = z.strictObject({
  id: withDescription(entryId, "A short name of the entry, the same in every language"),
  name: text,
  as: text,
});
/** `theirs`: the words about another person, if they differ. */
const pair = z.extend(wordPair, { theirs: z.optional(wordPair) });
const question = z.strictObject({ title: text, prompt: textWith("as"), hint: text, next: text });
const positions = {
  pattern: textWith("pattern"),
  between: textWith("first", "second"),
  centre: text,
};

const views = textWith("self", "guess");
const widestPair = textWith("left", "right", "self", "theirs");
const steps = pluralOrNoneWith("steps");
const differencesWith = (...names: string[]) =>
  objectOf(
    ["close", "telling", "asking", "relationships", "tasks", "others", "own"],
    textWith(...names),
  );

/** With the name of the visitor whom it is about, or without. */
const namedWith = (...names: string[]) =>
  z.strictObject({ named: textWith("name", ...names), unnamed: textWith(...names) });

/** A link to send, with the mail that brings it. */
const linkWith = (...names: string[]) => ({
  label: text,
  subject: text,
  message: textWith("link", ...names),
});

/** The words of the trial, in the order in which a visitor sees them. */
export const trialSchema = withDescription(
  z.strictObject({
    meta,
    hero: z.strictObject({ title: headline, lead: text }),
    scope: text,
    steps: z.strictObject({ label: text, self: text, guess: text, picture: text, answer: text }),
    role: z.strictObject({
      legend: text,
      hint: text,
      options: z.array(role).check(z.minLength(1), uniqueIds),
    }),
    self: question,
    guess: question,
    pairs: withDescription(
      objectOf(
        trialPairs.map(({ id }) => id),
        pair,
      ),
      "Both ends must be something a colleague could value, and neither may sound better. The code decides which end is on the left, so that it is the same in every language",
    ),
    answer: z.strictObject({
      pair: textWith("left", "right"),
      end: textWith("value", "word"),
      near: textWith("value", "word"),
      middle: textWith("value"),
    }),
    progress: textWith("count", "total"),
    open: pluralWith("count"),
    back: text,
    change: text,
    again: text,
    view: z.strictObject({
      counts: text,
      guess: text,
      halo: text,
      scale: textWith("self", "guess", "low", "high"),
    }),
    /** `same`: the same pattern; `close`: different ones, but less than one step apart. */
    headline: z.strictObject({ self: views, guess: views, same: views, close: views }),
    as: z.strictObject(positions),
    distance: steps,
    gap: steps,
    description: z.strictObject({
      map: textWith("self", "selfPlace", "guess", "guessPlace", "distance"),
      ...positions,
      place: textWith("directiveness", "affiliation", "adaptability"),
    }),
    meaning: z.strictObject({
      title: text,
      precision: text,
      difference: differencesWith(),
      pattern: objectOf([...patterns, "between"], text),
      pair: widestPair,
    }),
    ask: z.strictObject({
      title: text,
      text: textWith("as", "count"),
      candour: textWith("count"),
      name: text,
      hint: text,
      stored: text,
      replaces: text,
      earlier: text,
      action: text,
    }),
    send: z.strictObject({ title: text, text, browser: text, ...linkWith("as") }),
    link: z.strictObject({ copy: text, copied: text, manual: text, share: text, mail: text }),
    /** Shown to a colleague who opens that link. */
    colleague: z.strictObject({
      title: namedWith("as"),
      lead: namedWith(),
      candour: namedWith("count"),
      prompt: namedWith("as"),
      hint: text,
      view: text,
      again: text,
      next: text,
    }),
    done: z.strictObject({
      title: namedWith(),
      text,
      ...linkWith(),
      change: text,
      turn: text,
      try: text,
    }),
    /** The map with what colleagues have answered. */
    answered: z.strictObject({
      counts: pluralWith("count"),
      headline: pluralWith("count", "others"),
      same: pluralWith("count", "self"),
      close: pluralWith("count", "self"),
      respondents: pluralWith("count"),
      view: pluralWith("count"),
      distance: steps,
      guess: steps,
      description: textWith(
        ...["self", "selfPlace", "guess", "guessPlace", "others", "othersPlace", "distance"],
      ),
      difference: differencesWith("respondents"),
      pair: widestPair,
      more: textWith("count"),
      link: text,
    }),
    next: z.strictObject({
      title: text,
      lead: text,
      text: textWith("plan"),
      price: textWith("plan", "price", "period"),
      action: textWith("plan"),
    }),
    opening: text,
    notice: z.strictObject({
      damaged: text,
      full: textWith("count"),
      forgotten: text,
      unstored: text,
    }),
    /** For those who open the link that they made themselves, and answers in another browser. */
    ownLink: z.strictObject({ title: text, text, action: text }),
    otherBrowser: z.strictObject({ title: text, text, label: text, begin: text }),
    forget: text,
    example: z.strictObject({ title: text, note: text, pairs: text }),
  }),
  `The trial of the scale: nine pairs of words, on which visitors place themselves, guess, and ask a colleague. Home and example profile show its pairs, too. Words in braces are filled in by the site: keep them. ${starsHint}`,
);

export type TrialContent = z.infer<typeof trialSchema>;
