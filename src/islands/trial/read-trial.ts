import { fill } from "#locale/fill";
import { formatDecimal } from "#locale/formats";
import { differenceOf, distanceOf, type Points, patternsOf, toMean } from "./score-trial.ts";
import type { TrialWords } from "./trial-words.ts";

/** What the picture of two views says in words. */
export interface TrialReading {
  /** Both patterns, in a sentence or two. */
  headline: string[];
  /** The distance in a sentence, and as a short label; on the same spot there is no label. */
  distance: string;
  gap: string | undefined;
  /** The text alternative of the map. */
  description: string;
  /** What the difference could mean, and what the pattern of the guess could mean. */
  meaning: [string, string];
  /** What no guess can tell. */
  only: string;
}

/** Chooses the sentences for two views and fills in what they say. */
export function readTrial(words: TrialWords, self: Points, guess: Points): TrialReading {
  const { headline, meaning } = words;
  const difference = differenceOf(self, guess);
  const own = patternsOf(self);
  const guessed = patternsOf(guess);
  const sentences =
    own.join() === guessed.join() ? [headline.same] : [headline.self, headline.guess];
  const [pattern = "between"] = guessed;
  const distance = tellDistance(words, self, guess);
  return {
    headline: sentences.map((sentence) =>
      fill(sentence, {
        self: nameField(own, words.as, words.map),
        guess: nameField(guessed, words.as, words.map),
      }),
    ),
    ...distance,
    description: fill(words.description.map, {
      self: nameField(own, words.description, words.map),
      selfPlace: tellPlace(words, self),
      guess: nameField(guessed, words.description, words.map),
      guessPlace: tellPlace(words, guess),
      distance: distance.distance,
    }),
    meaning: [
      meaning.difference[difference],
      meaning.pattern[guessed.length > 1 ? "between" : pattern],
    ],
    only: difference === "close" ? meaning.only.close : meaning.only.apart,
  };
}

/** The mean answer of a dimension as the language writes it, to a tenth: 4.7. */
export function tellMean(points: number, { locale }: Pick<TrialWords, "locale">): string {
  return formatDecimal(Math.round(toMean(points) * 10) / 10, locale);
}

function nameField(
  patterns: ReturnType<typeof patternsOf>,
  phrases: TrialWords["as"],
  names: TrialWords["map"],
): string {
  const [first = "rapporteur", second] = patterns;
  if (!second) return fill(phrases.pattern, { pattern: names[first] });
  if (patterns.length > 2) return phrases.centre;
  return fill(phrases.between, { first: names[first], second: names[second] });
}

function tellDistance(words: TrialWords, self: Points, guess: Points) {
  const steps = distanceOf(self, guess);
  if (steps === 0) return { distance: words.distance.none, gap: undefined };
  if (steps === 1) return { distance: words.distance.one, gap: words.gap.one };
  const values = { steps: formatDecimal(steps, words.locale) };
  return { distance: fill(words.distance.some, values), gap: fill(words.gap.some, values) };
}

function tellPlace(words: TrialWords, points: Points): string {
  return fill(words.description.place, {
    directiveness: tellMean(points.directiveness, words),
    affiliation: tellMean(points.affiliation, words),
    adaptability: tellMean(points.adaptability, words),
  });
}
