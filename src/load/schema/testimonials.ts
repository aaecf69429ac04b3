import * as z from "zod/mini";
import { byLocale, sample, text, uniqueBy, withDescription } from "./text.ts";

/** The pages that show one testimonial. */
const pagesOfQuotations = ["home", "product", "leaders"] as const;

/** What somebody says about the product. */
export const testimonialSchema = z
  .strictObject({
    author: withDescription(text, "Who says it"),
    organisation: withDescription(text, "Where they work"),
    role: withDescription(byLocale(text), "What they do there, in every language"),
    quote: withDescription(
      byLocale(text),
      "Their words in every language, without quotation marks",
    ),
    page: withDescription(
      z.optional(z.enum(pagesOfQuotations)),
      "The page that shows it instead of the page for organisations; of several for a page, the first one",
    ),
    sample,
  })
  .check(z.meta({ title: "testimonial" }));

export const testimonialsSchema = withDescription(
  z.array(testimonialSchema).check(uniqueBy("author", "quote")),
  "What people say about the product, each on the page that it names, or else on the page for organisations.",
);

export type Testimonial = z.infer<typeof testimonialSchema>;
