import * as z from "zod/mini";
import { byLocale, freeText, text, withDescription } from "./text.ts";

/** How one language names an idea. */
const wording = z.strictObject({
  say: withDescription(text, "Our word for it, as the report of a mistake recommends it"),
  not: withDescription(
    z._default(z.array(freeText), []),
    "Words and phrases that no text may have; capitals do not count, a star stands for any ending",
  ),
  except: withDescription(
    z.optional(z.array(freeText)),
    "Phrases in which one of these words is right, with their capitals",
  ),
});

/** An idea, and the one way in which each language names it. */
const preferredWordSchema = z.strictObject({
  idea: withDescription(text, "What is meant, in English, as in “employee representatives”"),
  everywhere: withDescription(
    z.optional(z.boolean()),
    "Whether chapters and legal texts keep to it, too",
  ),
  ...byLocale(z.optional(wording)).shape,
});

export const preferredWordsSchema = withDescription(
  z.array(preferredWordSchema),
  "What we call things: one word for one idea on all pages. A check finds words in texts that are not ours.",
);

export type PreferredWord = z.infer<typeof preferredWordSchema>;
