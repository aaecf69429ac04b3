import { fill } from "#locale/fill";
import type { TrialTexts } from "./trial-texts.ts";

/** The accessible name of an answer, 1 (left word) to 7 (right word). */
export function describeAnswer(
  texts: TrialTexts["answer"],
  { left, right }: { left: string; right: string },
  value: number,
): string {
  if (value === 4) return fill(texts.middle, { value });
  const text = value === 1 || value === 7 ? texts.end : texts.near;
  return fill(text, { value, word: value < 4 ? left : right });
}
