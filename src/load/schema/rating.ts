import * as z from "zod/mini";
import { objectWithDescriptions, text, withDescription } from "./text.ts";

const part = z.strictObject({
  term: withDescription(text, "The word that is explained"),
  figure: withDescription(text, "The figure in a few words, printed in bold"),
  text,
});

const parts = objectWithDescriptions(
  {
    respondents: "Who is asked, and how many",
    questionnaire: "What they answer, and how long that takes",
    guess: "What the person guesses, and who sees it",
    profile: "From how many answers on there is a profile, and what it shows",
    groups: "From how many answers on groups of respondents are shown apart",
    organisation: "What the organisation sees, and from how many profiles on",
    time: "How long everything takes",
  },
  part,
);

/** How the rating works, in words: the figures come from the method. */
export const ratingSchema = withDescription(
  z.strictObject({ title: text, ...parts.shape }),
  "How the rating works: the box on the pages product, organisations and questions, and lines of others. Its figures are names in braces, from content/method.yaml.",
);

export type RatingContent = z.infer<typeof ratingSchema>;
export type RatingPart = keyof typeof parts.shape;
