import * as z from "zod/mini";
import { linkedPage } from "./page-link.ts";
import { headline, intro, meta, optionalId, text, uniqueIds, withDescription } from "./text.ts";

const shortcut = z.strictObject({
  id: optionalId,
  page: linkedPage,
  title: text,
  text,
});

/** The words of the contact page, in the order of its sections. */
export const contactSchema = withDescription(
  z.strictObject({
    meta,
    hero: z.strictObject({ title: headline, lead: text }),
    office: z.strictObject({
      title: text,
      country: text,
      phone: text,
      email: text,
    }),
    ways: z.strictObject({
      title: text,
      question: z.strictObject({ action: text, title: text, lead: text }),
      work: intro,
      facilitator: intro,
    }),
    shortcuts: z.strictObject({
      title: text,
      items: z.array(shortcut).check(uniqueIds),
    }),
  }),
  "Contact page. Address, telephone number and e-mail address come from the brand.",
);

export type ContactPageContent = z.infer<typeof contactSchema>;
