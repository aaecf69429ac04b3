/** The three scales that the trial asks about. */
export type Dimension = "directiveness" | "affiliation" | "adaptability";

/**
 * The pairs of words of the trial, three for each dimension, in the order in which they are asked.
 * `highEnd` tells on which side the word stands that speaks for telling, relationships or others'
 * needs. The sides are mixed, so that answering always on one side gives no extreme picture.
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

/** Names a pair, whatever the language. */
export type PairId = TrialPair["id"];

/** One answer to each pair: 1 beside the word on the left to 7 beside the word on the right. */
export type Answers = Record<PairId, number>;

/** The two words of a pair on the sides where they are shown. */
export function sidesOf({ highEnd }: TrialPair, words: { low: string; high: string }) {
  return highEnd === "left"
    ? { left: words.high, right: words.low }
    : { left: words.low, right: words.high };
}

/** The answers so far, with the middle of the scale where a pair has none yet. */
export function completeAnswers(answers: Partial<Answers>): Answers {
  const middle = trialPairs.map(({ id }) => [id, 4]);
  return { ...Object.fromEntries(middle), ...answers };
}
