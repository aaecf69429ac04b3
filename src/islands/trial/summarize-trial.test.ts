import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import type { Points } from "#instrument/trial.ts";
import { type Locale, releasedLocales } from "#locale/languages.ts";
import { createAnswers } from "#tests/harness/trial-links.ts";
import { summarizeTrial } from "./summarize-trial.ts";
import type { TrialTexts } from "./trial-texts.ts";

const names = { rapporteur: "Rapporteur", motivator: "Motivator" };

const readWords = (locale: Locale): TrialTexts => ({
  ...parse(readFileSync(`content/pages/trial/${locale}.yaml`, "utf8")),
  locale,
  map: { ...names, processor: "Processor", producer: "Producer" },
});

const englishTexts = readWords("en");

const answeredTexts = {
  ...englishTexts.answered,
  headline: { one: "One {others}", other: "{count} {others}" },
  same: { one: "Agreed {self}", other: "{count} agree {self}" },
  close: { one: "Close to {self}", other: "{count} close to {self}" },
  respondents: { one: "the one", other: "the others" },
  difference: { ...englishTexts.answered.difference, telling: "Told, say {respondents}" },
  distance: { none: "In the ring.", one: "One.", other: "{steps} from the ring." },
  guess: { none: "Right.", one: "One off.", other: "{steps} off." },
  description: "{self} {selfPlace} {guess} {guessPlace} {others} {othersPlace} {distance}",
};

/** Texts that show what is filled into them. */
const plainTexts: TrialTexts = {
  ...englishTexts,
  answered: answeredTexts,
  headline: {
    self: "Self {self}",
    guess: "Guess {guess}",
    same: "Both {guess}",
    close: "Close to {self}",
  },
  as: { pattern: "a {pattern}", between: "between {first} and {second}", centre: "in the middle" },
  distance: { none: "At one spot.", one: "One step.", other: "{steps} steps apart." },
  gap: { none: "no gap", one: "1 step", other: "{steps} steps" },
  description: {
    map: "Ring {self}: {selfPlace}. Dot {guess}: {guessPlace}. {distance}",
    pattern: "in {pattern}",
    between: "on the line of {first} and {second}",
    centre: "in the centre",
    place: "D {directiveness}, A {affiliation}, R {adaptability}",
  },
};
const points = (directiveness: number, affiliation: number, adaptability = 12): Points => ({
  directiveness,
  affiliation,
  adaptability,
});

/** Points on a grid, whose pairs have every kind of distance and direction. */
const places = [3, 11, 12, 13, 21].flatMap((x) => [3, 12, 21].map((y) => points(x, y, 24 - x)));
const views = places.flatMap((self) => places.map((guess) => ({ self, guess })));

test("describes two patterns, their distance and what both could mean", () => {
  expect(summarizeTrial(plainTexts, { self: points(9, 9, 15), guess: points(17, 15, 10) })).toEqual(
    {
      headline: ["Self a Processor", "Guess a Motivator"],
      distance: "3.3 steps apart.",
      gap: "3.3 steps",
      counts: plainTexts.view.counts,
      guess: undefined,
      description:
        "Ring in Processor: D 3, A 3, R 5. Dot in Motivator: D 5.7, A 5, R 3.3. 3.3 steps apart.",
      meaning: [plainTexts.meaning.difference.telling, plainTexts.meaning.pattern.motivator],
    },
  );
});

test("calls views near each other between patterns if a line is between them", () => {
  const { headline, meaning } = summarizeTrial(plainTexts, {
    self: points(11, 11),
    guess: points(13, 13),
  });
  expect(headline).toEqual(["Close to a Processor"]);
  expect(meaning).toEqual([
    plainTexts.meaning.difference.close,
    plainTexts.meaning.pattern.between,
  ]);
});

test("names the pair that is widest apart, from two steps on", () => {
  const equalViews = { self: points(12, 12), guess: points(12, 12) };
  const pair = "{left}-{right}: {self}, {theirs}";
  const texts = {
    ...plainTexts,
    meaning: { ...plainTexts.meaning, pair },
    answered: { ...answeredTexts, pair },
  };
  const findPair = (self: string, ...theirs: string[]) => {
    const answers = { self: createAnswers(self), theirs: theirs.map(createAnswers) };
    const others = theirs.length > 1 ? { mean: equalViews.guess, count: theirs.length } : undefined;
    return summarizeTrial(texts, { ...equalViews, answers, others }).meaning.slice(2);
  };
  const { conflict } = plainTexts.pairs;
  expect(findPair("444444444", "444544434")).toEqual([]);
  expect(findPair("444244444", "444644434")).toEqual([`${conflict.high}-${conflict.low}: 2, 6`]);
  expect(findPair("444244444", "444644434", "444544434")).toEqual([
    `${conflict.high}-${conflict.low}: 2, 5.5`,
  ]);
});

test("names a common pattern once, and one step in the singular", () => {
  const summary = summarizeTrial(plainTexts, { self: points(15, 15), guess: points(18, 15) });
  expect(summary.headline).toEqual(["Both a Motivator"]);
  expect(summary.gap).toBe("1 step");
});

test("names one pattern alone if the views are less than one step apart on each scale", () => {
  const ownViews = { self: points(12, 12), guess: points(13, 12) };
  expect(summarizeTrial(plainTexts, ownViews).headline).toEqual(["Close to in the middle"]);
  const answers = (count: number) => ({ ...ownViews, others: { mean: points(14, 14, 14), count } });
  expect(summarizeTrial(plainTexts, answers(1)).headline).toEqual(["Close to in the middle"]);
  expect(summarizeTrial(plainTexts, answers(2)).headline).toEqual(["2 close to in the middle"]);
  const distantSummary = summarizeTrial(plainTexts, {
    self: points(12, 12),
    guess: points(15, 12),
  });
  expect(distantSummary.headline).toHaveLength(2);
});

test("names the lines between the patterns, and their centre", () => {
  const summary = summarizeTrial(plainTexts, { self: points(12, 12), guess: points(12, 20) });
  expect(summary.headline).toEqual([
    "Self in the middle",
    "Guess between Rapporteur and Motivator",
  ]);
  expect(summary.meaning[1]).toBe(plainTexts.meaning.pattern.between);
});

test("marks on the same spot have no gap", () => {
  const summary = summarizeTrial(plainTexts, { self: points(15, 15), guess: points(15, 15) });
  expect(summary).toMatchObject({ gap: "no gap", distance: plainTexts.distance.none });
});

test("names the gap to the answer, and how far off the guess was", () => {
  const ownViews = { self: points(9, 9), guess: points(17, 15) };
  const summaryWithOne = summarizeTrial(plainTexts, {
    ...ownViews,
    others: { mean: points(17, 9), count: 1 },
  });
  expect(summaryWithOne).toMatchObject({
    headline: ["Self a Processor", "One a Producer"],
    counts: answeredTexts.counts.one,
    gap: "2.7 steps",
    distance: "2.7 from the ring.",
    guess: "2 off.",
    meaning: ["Told, say the one", plainTexts.meaning.pattern.producer],
  });
  const summaryWithSome = summarizeTrial(plainTexts, {
    ...ownViews,
    others: { mean: points(9.5, 9), count: 2 },
  });
  expect(summaryWithSome).toMatchObject({ headline: ["2 agree a Processor"], gap: "0.2 steps" });
  const right = summarizeTrial(plainTexts, {
    ...ownViews,
    others: { mean: ownViews.guess, count: 3 },
  });
  expect(right).toMatchObject({ guess: "Right.", headline: ["Self a Processor", "3 a Motivator"] });
});

test("formats decimals by the language", () => {
  const gaps = releasedLocales.map(
    (locale) =>
      summarizeTrial({ ...plainTexts, locale }, { self: points(9, 9), guess: points(17, 15) }).gap,
  );
  expect(gaps).toEqual(["3.3 steps", "3,3 steps", "3,3 steps"]);
});

test.each(releasedLocales)(
  "chooses the same texts in %s as in English, with all values",
  (locale) => {
    const texts = readWords(locale);
    const findKeys = (texts: TrialTexts, { self, guess }: (typeof views)[number]) => {
      const { meaning } = summarizeTrial(texts, { self, guess });
      const findKey = (group: Record<string, string>, text: string) =>
        Object.keys(group).find((key) => group[key] === text);
      return [
        findKey(texts.meaning.difference, meaning[0]),
        findKey(texts.meaning.pattern, meaning[1]),
      ];
    };
    for (const view of views) {
      const keysOfView = findKeys(texts, view);
      expect(keysOfView).toEqual(findKeys(englishTexts, view));
      expect(keysOfView).not.toContain(undefined);
      const others = { mean: view.guess, count: 2 };
      for (const trialViews of [view, { ...view, others }]) {
        expect(JSON.stringify(summarizeTrial(texts, trialViews))).not.toMatch(/\{[a-z]+\}/i);
      }
    }
  },
);
