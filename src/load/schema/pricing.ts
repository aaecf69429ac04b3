import * as z from "zod/mini";
import { contact, entryId, headline, meta, text, textWith, withDescription } from "./text.ts";

const hero = z.strictObject({
  category: text,
  title: headline,
  lead: text,
  note: withDescription(text, "What is extra, and VAT, below the plans."),
});

/** The words of the pricing page, in the order of its sections. */
export const pricingSchema = withDescription(
  z.strictObject({
    meta,
    hero: withDescription(
      hero,
      "The prices are not here: they are in “Figures, prices, brand”, “Facts”, and there in “Prices”; what a plan includes in “Plans”. The plans’ names and words are in “Interface”, “Messages”, “Plan”",
    ),
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
      lite: withDescription(text, 'What "Lite" means, below the comparison.'),
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
    faq: z.strictObject({
      title: text,
      questions: withDescription(
        z.optional(z.array(entryId)),
        "The ids of the questions shown here, in their order; without it all are shown",
      ),
      link: text,
    }),
    contact,
  }),
  "Pricing page. Amounts come from the facts, the plans’ words from the interface texts.",
);

export type PricingContent = z.infer<typeof pricingSchema>;
