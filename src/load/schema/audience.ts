import * as z from "zod/mini";
import { headline, text, withDescription } from "./text.ts";

/** The words of an audience page's hero, beside its picture. */
export const audienceHero = {
  category: text,
  title: headline,
  lead: text,
  secondary: withDescription(text, "Words of the quieter button beside it"),
};

/** The words of one of the three features, beside its picture. */
export const audienceFeature = { title: text, text };

/** The words of the closing band. `from` and `to` name the ends of its line. */
export const banner = withDescription(
  z.strictObject({ title: text, text, from: text, to: text }),
  "The closing part with two buttons",
);
export type BannerContent = z.infer<typeof banner>;

/** The words of the form in the closing band, and of the reasons to use it. */
export const bandForm = z.strictObject({ title: text, points: z.array(text) });
