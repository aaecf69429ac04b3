import { mapDimensions } from "#instrument/dimensions.ts";
import {
  type Answers,
  computeMapDistanceInSteps,
  findLargestDifference,
  findPatternsOfPoints,
  findWidestPair,
  type Points,
  toMeanAnswer,
} from "#instrument/trial.ts";
import { getSides } from "#instrument/word-pairs.ts";
import { formatDecimal } from "#locale/formats.ts";
import { interpolate } from "#locale/interpolate.ts";
import { selectPluralForm } from "#locale/plural.ts";
import type { TrialTexts } from "./trial-texts.ts";

/** The views of a trial: what the visitor has answered and, once there are any, colleagues. */
export interface TrialViews {
  self: Points;
  guess: Points;
  /** The mean of the colleagues' answers, and their number. */
  others?: { mean: Points; count: number } | undefined;
  /** The answers that the points come from: the visitor's, and the colleagues' or the guess. */
  answers?: { self: Answers; theirs: readonly Answers[] };
}

/** The result of the trial in words. */
export interface TrialSummary {
  /** The patterns, in one or two sentences. */
  headline: string[];
  /** How many views there are. */
  counts: string;
  /** The gap as a short label, and in a sentence. */
  gap: string;
  distance: string;
  /** How far the guess was from the answer; undefined while there is none. */
  guess: string | undefined;
  /** The text alternative of the map. */
  description: string;
  /**
   * What the difference and the pattern of the guess or the answer could mean, and a pair on which the views are
   * far apart, if there is one: differences of several pairs can cancel each other out on the map.
   */
  meaning: [string, string, ...string[]];
}

/** Describes the views in the texts of one language: the guess, until a colleague has answered. */
export function summarizeTrial(texts: TrialTexts, views: TrialViews): TrialSummary {
  const { self, guess, others } = views;
  const { meaning, answered } = texts;
  const comparedPoints = others?.mean ?? guess;
  const resultTexts = others ? answered : texts;
  const difference = findLargestDifference(self, comparedPoints);
  const gap = computeMapDistanceInSteps(self, comparedPoints);
  const patterns = findPatternsOfPoints(comparedPoints);
  const [pattern = "between"] = patterns;
  // Views close to each other, on both sides of a line, differ by less than their patterns say.
  const isBetween =
    patterns.length > 1 || (difference === "close" && findPatternsOfPoints(self)[0] !== pattern);
  const distance = formatSteps(resultTexts.distance, gap, texts);
  const place = (points: Points) => ({
    name: namePattern(findPatternsOfPoints(points), texts.description, texts.map),
    position: formatPosition(texts, points),
  });
  const places = { self: place(self), guess: place(guess), others: place(comparedPoints) };
  return {
    headline: formatPatterns(texts, views),
    counts: others
      ? interpolate(selectPluralForm(answered.counts, others.count, texts.locale), {
          count: others.count,
        })
      : texts.view.counts,
    distance,
    gap: formatSteps(texts.gap, gap, texts),
    guess:
      others && formatSteps(answered.guess, computeMapDistanceInSteps(guess, others.mean), texts),
    description: interpolate(others ? answered.description : texts.description.map, {
      self: places.self.name,
      selfPlace: places.self.position,
      guess: places.guess.name,
      guessPlace: places.guess.position,
      others: places.others.name,
      othersPlace: places.others.position,
      distance,
    }),
    meaning: [
      others
        ? interpolate(answered.difference[difference], {
            respondents: selectPluralForm(answered.respondents, others.count, texts.locale),
          })
        : meaning.difference[difference],
      meaning.pattern[isBetween ? "between" : pattern],
      ...formatWidestPair(texts, views),
    ],
  };
}

/** The mean answer of a dimension to one decimal: 4.7. */
export function roundMeanAnswer(points: number): number {
  return Math.round(toMeanAnswer(points) * 10) / 10;
}

function formatWidestPair(texts: TrialTexts, { answers, others }: TrialViews): string[] {
  const widest = answers && findWidestPair(answers.self, answers.theirs);
  if (!widest || widest.gap < 2) return [];
  const { id } = widest.pair;
  return [
    interpolate((others ? texts.answered : texts.meaning).pair, {
      ...getSides(widest.pair, texts.pairs[id]),
      self: answers.self[id],
      theirs: formatDecimal(Math.round(widest.theirs * 10) / 10, texts.locale),
    }),
  ];
}

function formatPatterns(texts: TrialTexts, { self, guess, others }: TrialViews): string[] {
  const { headline, answered } = texts;
  const name = (points: Points) => namePattern(findPatternsOfPoints(points), texts.as, texts.map);
  const comparedPoints = others?.mean ?? guess;
  const isSame = name(self) === name(comparedPoints);
  const isClose = isSame || findLargestDifference(self, comparedPoints) === "close";
  const count = others?.count ?? 0;
  const group = isSame ? "same" : "close";
  const alike = others ? selectPluralForm(answered[group], count, texts.locale) : headline[group];
  const second = others ? selectPluralForm(answered.headline, count, texts.locale) : headline.guess;
  const values = { self: name(self), guess: name(guess), others: name(comparedPoints), count };
  return (isClose ? [alike] : [headline.self, second]).map((sentence) =>
    interpolate(sentence, values),
  );
}

function namePattern(
  patterns: ReturnType<typeof findPatternsOfPoints>,
  phrases: TrialTexts["as"],
  names: TrialTexts["map"],
): string {
  const [first = "rapporteur", second] = patterns;
  if (!second) return interpolate(phrases.pattern, { pattern: names[first] });
  if (patterns.length > 2) return phrases.centre;
  return interpolate(phrases.between, { first: names[first], second: names[second] });
}

function formatSteps(texts: TrialTexts["distance"], steps: number, { locale }: TrialTexts): string {
  return interpolate(selectPluralForm(texts, steps, locale), {
    steps: formatDecimal(steps, locale),
  });
}

function formatPosition({ description, locale }: TrialTexts, points: Points): string {
  return interpolate(
    description.place,
    mapDimensions((dimension) => formatDecimal(roundMeanAnswer(points[dimension]), locale)),
  );
}
