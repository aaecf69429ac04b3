import * as z from "zod/mini";
import { pageLink } from "./page-link.ts";
import { entryId, headline, linkedTextWith, meta, objectOf, text, uniqueIds } from "./text.ts";

/** The groups of questions, in the order in which they are shown. */
export const questionGroups = ["buying", "answering", "data"] as const;

export type QuestionGroup = (typeof questionGroups)[number];

const item = z.strictObject({
  id: z.optional(entryId),
  group: z.enum(questionGroups),
  question: text,
  answer: linkedTextWith("price", "languages", "starterPrice", "growthPrice", "pricePeriod"),
  link: z.optional(pageLink),
});

/** The frequently asked questions, and the words of their page. */
export const faqSchema = z.strictObject({
  meta,
  hero: z.strictObject({ title: headline, lead: text }),
  groups: objectOf(questionGroups, text),
  items: z.array(item.check(z.meta({ title: "question" }))).check(z.minLength(1), uniqueIds),
  more: z.strictObject({ title: text, text, link: text }),
});

export type FaqContent = z.infer<typeof faqSchema>;
