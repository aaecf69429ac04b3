import * as z from "zod/mini";
import { text } from "./text.ts";

/** What a translation may share with the English file: whole texts, and keys. */
export const sameInAllLanguagesSchema = z.strictObject({
  values: z.array(text),
  keys: z.array(
    text.check(z.regex(/^[^:]+: .+$/, "must name folder and key, such as messages: plan.*.name")),
  ),
});
