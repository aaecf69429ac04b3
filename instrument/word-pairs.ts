import { answerScale } from "./answer-scale.ts";
import { type Dimension, dimensions } from "./dimensions.ts";

/**
 * The pairs of words, three for each dimension, in the order of the questions. `highEnd` is the side of
 * the word for telling, relationships or others' needs. Sides are mixed, so that answering always on one
 * side gives no extreme result.
 */
export const trialPairs = [
  { id: "start", dimension: "affiliation", highEnd: "right" },
  { id: "question", dimension: "directiveness", highEnd: "right" },
  { id: "plan", dimension: "adaptability", highEnd: "right" },
  { id: "conflict", dimension: "affiliation", highEnd: "left" },
  { id: "method", dimension: "directiveness", highEnd: "right" },
  { id: "manner", dimension: "adaptability", highEnd: "left" },
  { id: "opinion", dimension: "directiveness", highEnd: "left" },
  { id: "notice", dimension: "affiliation", highEnd: "right" },
  { id: "help", dimension: "adaptability", highEnd: "right" },
] as const satisfies { id: string; dimension: Dimension; highEnd: "left" | "right" }[];

type TrialPair = (typeof trialPairs)[number];

export type PairId = TrialPair["id"];

/** The two words of a pair by the side on which they are shown. */
export function getSides({ highEnd }: TrialPair, words: { low: string; high: string }) {
  return highEnd === "left"
    ? { left: words.high, right: words.low }
    : { left: words.low, right: words.high };
}

/**
 * Turns an answer, 1 (left word) to 7 (right word), into a value from 1 (low word) to 7 (high word), and
 * the other way round.
 */
export function orientAnswer({ highEnd }: Pick<TrialPair, "highEnd">, answer: number): number {
  return highEnd === "right" ? answer : answerScale.start + answerScale.end - answer;
}

/** The pairs of the example profile that the trial does not have. */
const furtherPairs = [
  { id: "praise", dimension: "affiliation" },
  { id: "silence", dimension: "directiveness" },
  { id: "agreement", dimension: "adaptability" },
] as const satisfies { id: string; dimension: Dimension }[];

export type ExamplePairId = PairId | (typeof furtherPairs)[number]["id"];

/** The pairs of the example profile, by dimension: three of the trial, and one more. */
export const examplePairs: readonly { id: ExamplePairId; dimension: Dimension }[] =
  /* @__PURE__ */ dimensions.flatMap((dimension) =>
    [...trialPairs, ...furtherPairs].filter((pair) => pair.dimension === dimension),
  );
