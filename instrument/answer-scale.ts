/** The scale of every answer: the numbers of its first and of its last step. */
export const answerScale = { start: 1, end: 7 };

/** The distance between its ends, in steps. */
export const scaleLength = answerScale.end - answerScale.start;

/** All steps, from the first to the last. */
export const answerSteps: readonly number[] = Array.from(
  { length: scaleLength + 1 },
  (_, index) => answerScale.start + index,
);

export const middleStep = answerScale.start + scaleLength / 2;
