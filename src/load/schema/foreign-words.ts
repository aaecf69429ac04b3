import * as z from "zod/mini";
import { byLocale, text, withDescription } from "./text.ts";

/** Words in a language other than that of the page, by their language. */
export const foreignWordsSchema = withDescription(
  z.partial(
    byLocale(
      withDescription(
        z.array(text),
        "Words of this language on other pages, each as the page has it",
      ),
    ),
  ),
  "Words that visitors read in a language other than that of the page, by the language they are in. A check names unmarked ones, since a screen reader pronounces them right only if they are marked; in Markdown write [words](lang:sv). Not here: names of people, companies, places and of the product (Growth, Deep Dive), words that have become part of the language (Feedback, Team), and titles of sources.",
);
