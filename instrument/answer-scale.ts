/** The scale of every answer: the numbers of its first and of its last step. */
export const answerScale = { start: 1, end: 7 };

/** The distance between its ends, in steps. */
const scaleLength = answerScale.end - answerScale.start;

/** All steps, from the first to the last. */
export const answerSteps: readonly number[] = Array.from(
  { length: scaleLength + 1 },
  (_, index) => answerScale.start + index,
);

export const middleStep = answerScale.start + scaleLength / 2;

/**
 * Converts an answer in steps, 1 (low end) to 7 (high end), to a percentage of the scale:
 * (answer − 1) / 6 · 100.
 */
export function toPercent(answer: number): number {
  return ((answer - answerScale.start) / scaleLength) * 100;
}

/**
 * The difference of two values in steps. Both are rounded to tenths, so that readers get the same from
 * the printed values.
 */
export function computeDifferenceInSteps(from: number, to: number): number {
  return (Math.round(10 * to) - Math.round(10 * from)) / 10;
}
