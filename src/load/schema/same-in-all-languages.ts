import * as z from "zod/mini";
import { matches, text } from "./text.ts";

/**
 * Texts that a translation may share with the English file: whole texts, and keys. A key is preceded by its group,
 * "*" matches any part: "messages: plan.*.name", "pages/home: features.describe.profile.label".
 */
export const sameInAllLanguagesSchema = z.strictObject({
  values: z.array(text),
  keys: z.array(
    text.check(
      ...matches(/^[^:]+: .+$/, "must name folder and key, such as messages: plan.*.name"),
    ),
  ),
});

export type SameInAllLanguages = z.infer<typeof sameInAllLanguagesSchema>;
