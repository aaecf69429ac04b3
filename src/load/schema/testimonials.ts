import * as z from "zod/mini";
import { byLocale, sample, text } from "./text.ts";

/** The pages that show one testimonial. */
const pagesOfQuotations = ["home", "product", "leaders"] as const;

/** A quotation about the product in every language, its author, and the page that shows it. */
export const testimonialSchema = z
  .strictObject({
    author: text,
    organisation: text,
    role: byLocale(text),
    quote: byLocale(text),
    page: z.optional(z.enum(pagesOfQuotations)),
    sample,
  })
  .check(z.meta({ title: "testimonial" }));

export type Testimonial = z.infer<typeof testimonialSchema>;
