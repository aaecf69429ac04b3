/** The scales, in the order in which they are shown. */
export const dimensions = ["affiliation", "directiveness", "adaptability"] as const;

export type Dimension = (typeof dimensions)[number];

/**
 * The pairs of words, three for each dimension, in the order of the questions. `highEnd` is the side of
 * the word for telling, relationships or others' needs. Sides are mixed, so that answering always on one
 * side gives no extreme result.
 */
export const trialPairs = [
  { id: "start", dimension: "affiliation", highEnd: "right" },
  { id: "question", dimension: "directiveness", highEnd: "left" },
  { id: "plan", dimension: "adaptability", highEnd: "right" },
  { id: "conflict", dimension: "affiliation", highEnd: "left" },
  { id: "method", dimension: "directiveness", highEnd: "right" },
  { id: "manner", dimension: "adaptability", highEnd: "left" },
  { id: "opinion", dimension: "directiveness", highEnd: "left" },
  { id: "notice", dimension: "affiliation", highEnd: "right" },
  { id: "help", dimension: "adaptability", highEnd: "right" },
] as const satisfies { id: string; dimension: Dimension; highEnd: "left" | "right" }[];

type TrialPair = (typeof trialPairs)[number];

/** The id of a pair in every language. */
export type PairId = TrialPair["id"];

/** One answer per pair, 1 (left word) to 7 (right word). */
export type Answers = Record<PairId, number>;

/** The two words of a pair by the side on which they are shown. */
export function sidesOf({ highEnd }: TrialPair, words: { low: string; high: string }) {
  return highEnd === "left"
    ? { left: words.high, right: words.low }
    : { left: words.low, right: words.high };
}

/** The answers so far, with the middle of the scale for unanswered pairs. */
export function completeAnswers(answers: Partial<Answers>): Answers {
  const middle = trialPairs.map(({ id }) => [id, 4]);
  return { ...Object.fromEntries(middle), ...answers };
}
