import { answerScale, middleStep } from "#instrument/answer-scale.ts";
import { interpolate } from "#locale/interpolate.ts";
import type { TrialTexts } from "./trial-texts.ts";

/** The accessible name of an answer, 1 (left word) to 7 (right word). */
export function getAnswerLabel(
  texts: TrialTexts["answer"],
  { left, right }: { left: string; right: string },
  value: number,
): string {
  if (value === middleStep) return interpolate(texts.middle, { value });
  const text = value === answerScale.start || value === answerScale.end ? texts.end : texts.near;
  return interpolate(text, { value, word: value < middleStep ? left : right });
}
