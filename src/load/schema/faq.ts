import * as z from "zod/mini";
import { pageLink } from "./page-link.ts";
import {
  headline,
  linkedTextWith,
  meta,
  objectOf,
  optionalId,
  text,
  uniqueIds,
  withDescription,
} from "./text.ts";

/** The groups of questions, in the order in which they are shown. */
export const questionGroups = ["buying", "answering", "data"] as const;

export type QuestionGroup = (typeof questionGroups)[number];

const item = z.strictObject({
  id: optionalId,
  group: withDescription(z.enum(questionGroups), "The group of the page that shows the question"),
  question: text,
  answer: linkedTextWith("price", "languages", "starterPrice", "growthPrice", "pricePeriod"),
  link: withDescription(z.optional(pageLink), "A link below the answer, if there is one"),
});

/** The frequently asked questions, and the words of their page. */
export const faqSchema = withDescription(
  z.strictObject({
    meta,
    hero: z.strictObject({ title: headline, lead: text }),
    groups: objectOf(questionGroups, text),
    items: z.array(item.check(z.meta({ title: "question" }))).check(z.minLength(1), uniqueIds),
    more: z.strictObject({ title: text, text, link: text }),
  }),
  "Frequently asked questions: the page of its own, and the list on the pricing page.",
);

export type FaqContent = z.infer<typeof faqSchema>;
