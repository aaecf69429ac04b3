import * as z from "zod/mini";
import { contact, entryId, headline, meta, text, textWith } from "./text.ts";

/** The words of the pricing page, in the order of its sections. */
export const pricingSchema = z.strictObject({
  meta,
  hero: z.strictObject({
    category: text,
    title: headline,
    lead: text,
    note: text,
  }),
  comparison: z.strictObject({
    title: text,
    parts: z.strictObject({
      profile: text,
      colleagues: text,
      deepDive: text,
      academy: text,
      progress: text,
      facilitator: text,
    }),
    lite: text,
  }),
  team: z.strictObject({
    title: text,
    caption: text,
    people: text,
    count: textWith("count"),
    year: text,
    note: text,
    start: z.strictObject({ title: text, text, link: text }),
  }),
  certification: z.strictObject({ title: text, text: textWith("price"), link: text }),
  faq: z.strictObject({ title: text, questions: z.optional(z.array(entryId)), link: text }),
  contact,
});

export type PricingContent = z.infer<typeof pricingSchema>;
