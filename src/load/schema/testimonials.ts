import * as z from "zod/mini";
import { byLocale, sample, text } from "./text.ts";

/** The pages whose first screen has room for a testimonial. */
const pagesOfQuotations = ["product", "leaders"] as const;

/** What somebody says about the product, in every language, who says it, and which page's first screen shows it. */
export const testimonialSchema = z.strictObject({
  author: text,
  organisation: text,
  role: byLocale(text),
  quote: byLocale(text),
  page: z.optional(z.enum(pagesOfQuotations)),
  sample,
});

export type Testimonial = z.infer<typeof testimonialSchema>;
