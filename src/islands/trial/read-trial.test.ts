import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { type Locale, locales } from "#locale/languages";
import { readTrial } from "./read-trial.ts";
import type { Points } from "./score-trial.ts";
import type { TrialMessages } from "./trial-messages.ts";

const names = { rapporteur: "Rapporteur", motivator: "Motivator" };

const wordsOf = (locale: Locale): TrialMessages => ({
  ...parse(readFileSync(`content/trial/${locale}.yaml`, "utf8")),
  locale,
  map: { ...names, processor: "Processor", producer: "Producer" },
});

const english = wordsOf("en");
const points = (directiveness: number, affiliation: number, adaptability = 12): Points => ({
  directiveness,
  affiliation,
  adaptability,
});

/** A grid of places and what lies between them, every kind of distance and direction among them. */
const places = [3, 11, 12, 13, 21].flatMap((x) => [3, 12, 21].map((y) => points(x, y, 24 - x)));
const views = places.flatMap((self) => places.map((guess) => ({ self, guess })));

test("tells two patterns, the distance and what both could mean", () => {
  expect(readTrial(english, points(9, 9, 15), points(17, 15, 10))).toEqual({
    headline: ["You see yourself as a Processor.", "You think they see you as a Motivator."],
    distance:
      "The ring and the dot stand 3.3 steps apart. One step is the distance from one answer to the next.",
    gap: "3.3 steps",
    description:
      "Profile map with two marks. The ring is the self-view. It lies in the field Processor: 3 of 7 from asking to telling, 3 of 7 from tasks to relationships, 5 of 7 from own needs to others’ needs. The dot is the guess about colleagues. It lies in the field Motivator: 5.7 of 7 from asking to telling, 5 of 7 from tasks to relationships, 3.3 of 7 from own needs to others’ needs. The ring and the dot stand 3.3 steps apart. One step is the distance from one answer to the next.",
    meaning: [english.meaning.difference.telling, english.meaning.pattern.motivator],
    only: english.meaning.only.apart,
  });
});

test("tells one pattern once, and one step in the singular", () => {
  const reading = readTrial(english, points(15, 15), points(18, 15));
  expect(reading.headline).toEqual(["You see yourself as a Motivator, and you think they do too."]);
  expect(reading.gap).toBe("1 step");
});

test("tells the lines between the patterns and their centre", () => {
  const reading = readTrial(english, points(12, 12), points(12, 20));
  expect(reading.headline).toEqual([
    "You see yourself in the middle.",
    "You think they see you between Rapporteur and Motivator.",
  ]);
  expect(reading.meaning[1]).toBe(english.meaning.pattern.between);
});

test("marks on the same spot have no label", () => {
  const reading = readTrial(english, points(15, 15), points(15, 15));
  expect(reading).toMatchObject({ gap: undefined, distance: english.distance.none });
  expect(reading.only).toBe(english.meaning.only.close);
});

test("writes decimals as the language does", () => {
  const gaps = locales.map(
    (locale) => readTrial(wordsOf(locale), points(9, 9), points(17, 15)).gap,
  );
  expect(gaps).toEqual(["3.3 steps", "3,3 steg", "3,3 Stufen"]);
});

test.each(locales)("chooses in %s what it chooses in English, and leaves no gap open", (locale) => {
  const messages = wordsOf(locale);
  const keysOf = (texts: TrialMessages, { self, guess }: (typeof views)[number]) => {
    const { meaning, only } = readTrial(texts, self, guess);
    const keyOf = (group: Record<string, string>, text: string) =>
      Object.keys(group).find((key) => group[key] === text);
    return [
      keyOf(texts.meaning.difference, meaning[0]),
      keyOf(texts.meaning.pattern, meaning[1]),
      keyOf(texts.meaning.only, only),
    ];
  };
  for (const view of views) {
    const chosen = keysOf(messages, view);
    expect(chosen).toEqual(keysOf(english, view));
    expect(chosen).not.toContain(undefined);
    expect(JSON.stringify(readTrial(messages, view.self, view.guess))).not.toMatch(/\{[a-z]+\}/i);
  }
});
