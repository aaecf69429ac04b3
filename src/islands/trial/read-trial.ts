import { differenceOf, distanceOf, type Points, patternsOf, toMean } from "#instrument/trial";
import { fill } from "#locale/fill";
import { formatDecimal } from "#locale/formats";
import type { TrialMessages } from "./trial-messages.ts";

/** The result of the trial in words. */
export interface TrialReading {
  /** Both patterns, in one or two sentences. */
  headline: string[];
  /** The distance in a sentence, and as a short label; no label if it is zero. */
  distance: string;
  gap: string | undefined;
  /** The text alternative of the map. */
  description: string;
  /** What the difference and the pattern of the guess could mean. */
  meaning: [string, string];
  /** What a guess cannot tell. */
  only: string;
}

/** Describes two views in the texts of one language. */
export function readTrial(messages: TrialMessages, self: Points, guess: Points): TrialReading {
  const { headline, meaning } = messages;
  const difference = differenceOf(self, guess);
  const own = patternsOf(self);
  const guessed = patternsOf(guess);
  const sentences =
    own.join() === guessed.join() ? [headline.same] : [headline.self, headline.guess];
  const [pattern = "between"] = guessed;
  const distance = describeDistance(messages, self, guess);
  return {
    headline: sentences.map((sentence) =>
      fill(sentence, {
        self: namePattern(own, messages.as, messages.map),
        guess: namePattern(guessed, messages.as, messages.map),
      }),
    ),
    ...distance,
    description: fill(messages.description.map, {
      self: namePattern(own, messages.description, messages.map),
      selfPlace: describePosition(messages, self),
      guess: namePattern(guessed, messages.description, messages.map),
      guessPlace: describePosition(messages, guess),
      distance: distance.distance,
    }),
    meaning: [
      meaning.difference[difference],
      meaning.pattern[guessed.length > 1 ? "between" : pattern],
    ],
    only: difference === "close" ? meaning.only.close : meaning.only.apart,
  };
}

/** The mean answer of a dimension to one decimal, in the format of the language: 4.7. */
export function formatMeanAnswer(
  points: number,
  { locale }: Pick<TrialMessages, "locale">,
): string {
  return formatDecimal(Math.round(toMean(points) * 10) / 10, locale);
}

function namePattern(
  patterns: ReturnType<typeof patternsOf>,
  phrases: TrialMessages["as"],
  names: TrialMessages["map"],
): string {
  const [first = "rapporteur", second] = patterns;
  if (!second) return fill(phrases.pattern, { pattern: names[first] });
  if (patterns.length > 2) return phrases.centre;
  return fill(phrases.between, { first: names[first], second: names[second] });
}

function describeDistance(messages: TrialMessages, self: Points, guess: Points) {
  const steps = distanceOf(self, guess);
  if (steps === 0) return { distance: messages.distance.none, gap: undefined };
  if (steps === 1) return { distance: messages.distance.one, gap: messages.gap.one };
  const values = { steps: formatDecimal(steps, messages.locale) };
  return { distance: fill(messages.distance.some, values), gap: fill(messages.gap.some, values) };
}

function describePosition(messages: TrialMessages, points: Points): string {
  return fill(messages.description.place, {
    directiveness: formatMeanAnswer(points.directiveness, messages),
    affiliation: formatMeanAnswer(points.affiliation, messages),
    adaptability: formatMeanAnswer(points.adaptability, messages),
  });
}
