import * as z from "zod/mini";
import { matches, text, withDescription } from "./text.ts";

const key = text.check(
  ...matches(/^[^:]+: .+$/, "must name folder and key, such as interface-texts: plan.*.name"),
);

/**
 * Texts that a translation may share with the English file: whole texts, and keys. A key is preceded by its group,
 * "*" matches any part: "interface-texts: plan.*.name", "pages/home: features.describe.profile.label".
 */
export const sameInAllLanguagesSchema = withDescription(
  z.strictObject({
    values: withDescription(
      z.array(text),
      "Whole texts that may be the same as in English, in any file: names of the method and of the product, and words that languages share",
    ),
    keys: withDescription(
      z.array(key),
      "Keys whose texts may be the same, as “interface-texts: plan.*.name”",
    ),
  }),
  "Texts that a translation may share with the English file. Everything else that is the same counts as not yet translated. The status also lists entries that are not used any more.",
);

export type SameInAllLanguages = z.infer<typeof sameInAllLanguagesSchema>;
