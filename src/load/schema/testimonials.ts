import * as z from "zod/mini";
import { byLocale, sample, text } from "./text.ts";

/** What somebody says about the product, in every language, and who says it. */
export const testimonialSchema = z.strictObject({
  author: text,
  organisation: text,
  role: byLocale(text),
  quote: byLocale(text),
  sample,
});

export type Testimonial = z.infer<typeof testimonialSchema>;
