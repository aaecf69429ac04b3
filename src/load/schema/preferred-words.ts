import * as z from "zod/mini";
import { byLocale, freeText, text } from "./text.ts";

/** How one language names an idea. */
const wording = z.strictObject({
  /** The preferred word, as advice to a writer. */
  say: text,
  /** Words or phrases that our texts must not use; a star matches any ending or beginning. */
  not: z.array(freeText),
  /** Phrases in which one of these words is right, with their capitals. */
  except: z.optional(z.array(freeText)),
});

/** An idea, and the one way in which each language names it. */
export const preferredWordSchema = z.strictObject({
  idea: text,
  /** Whether chapters and legal texts keep to it, too. */
  everywhere: z.optional(z.boolean()),
  ...byLocale(z.optional(wording)).shape,
});

export type PreferredWord = z.infer<typeof preferredWordSchema>;
