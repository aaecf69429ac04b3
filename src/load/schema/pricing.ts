import * as z from "zod/mini";
import { contact, entryId, headline, intro, meta, text, textWith } from "./text.ts";

const part = z.strictObject({ text });

/** The words of the pricing page, in the order of its sections. */
export const pricingSchema = z.strictObject({
  meta,
  hero: z.strictObject({ title: headline, lead: text }),
  parts: z.strictObject({
    title: text,
    lead: text,
    items: z.strictObject({ profile: part, deepDive: part, academy: part, progress: part }),
  }),
  comparison: intro,
  team: z.strictObject({
    title: text,
    lead: text,
    caption: text,
    people: text,
    count: z.strictObject({ one: textWith("count"), many: textWith("count") }),
    period: z.strictObject({ year: text, month: text }),
    note: text,
    link: text,
  }),
  certification: z.strictObject({ title: text, text: textWith("price"), link: text }),
  faq: z.strictObject({ title: text, questions: z.optional(z.array(entryId)), link: text }),
  contact,
});

export type PricingContent = z.infer<typeof pricingSchema>;
