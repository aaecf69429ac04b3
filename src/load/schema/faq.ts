import * as z from "zod/mini";
import { translatedPageIds } from "#locale/routes";
import { code, headline, meta, text } from "./text.ts";

const item = z.strictObject({
  question: text,
  answer: text,
  link: z.strictObject({ page: code(z.enum(translatedPageIds)), label: text }),
});

/** The frequently asked questions, and the words of their own page. */
export const faqSchema = z.strictObject({
  meta,
  title: headline,
  lead: text,
  items: z.strictObject({
    plan: item,
    answers: item,
    payment: item,
    facilitator: item,
    languages: item,
  }),
  more: z.strictObject({ title: text, text, link: text }),
});

export type FaqContent = z.infer<typeof faqSchema>;
