import { answerScale, scaleLength } from "./answer-scale.ts";

/** The dimensions, in the order in which they are shown. */
export const dimensions = ["affiliation", "directiveness", "adaptability"] as const;

export type Dimension = (typeof dimensions)[number];

export type ByDimension<Value> = Record<Dimension, Value>;

export function mapDimensions<Value>(
  valueFor: (dimension: Dimension) => Value,
): ByDimension<Value> {
  return {
    affiliation: valueFor("affiliation"),
    directiveness: valueFor("directiveness"),
    adaptability: valueFor("adaptability"),
  };
}

/**
 * Converts an answer in steps, 1 (low end) to 7 (high end), to a percentage of the scale:
 * (answer − 1) / 6 · 100.
 */
export function toPercent(answer: number): number {
  return ((answer - answerScale.start) / scaleLength) * 100;
}

/** The mean of numbers; NaN for an empty array. */
export function computeMean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/**
 * The difference of two values in steps. Both are rounded to tenths, so that readers get the same from
 * the printed values.
 */
export function computeDifferenceInSteps(from: number, to: number): number {
  return (Math.round(10 * to) - Math.round(10 * from)) / 10;
}
