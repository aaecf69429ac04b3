import * as z from "zod/mini";
import { text } from "./text.ts";

const part = z.strictObject({ term: text, figure: text, text });

/** How the rating works, in words: the figures come from the method. */
export const ratingSchema = z.strictObject({
  title: text,
  respondents: part,
  questionnaire: part,
  guess: part,
  profile: part,
  groups: part,
  organisation: part,
  time: part,
});

export type RatingContent = z.infer<typeof ratingSchema>;
export type RatingPart = Exclude<keyof RatingContent, "title">;
