import * as z from "zod/mini";
import { byLocale, described, text } from "./text.ts";

/** Words in a language other than that of the page, by their language. */
export const foreignWordsSchema = z.partial(
  byLocale(
    described(z.array(text), "Words of this language on other pages, each as the page has it"),
  ),
);
