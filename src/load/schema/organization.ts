import * as z from "zod/mini";
import { entryId, exactly, headline, meta, text, textWith, titled, uniqueIds } from "./text.ts";

const texts = z.array(text);
const headed = { title: text, text };
const group = z.strictObject({ name: text, count: text, reading: text });
const useCase = z.strictObject({
  id: z.optional(entryId),
  title: text,
  text,
});

/** The periods and prices that answers for HR may name, as legal texts do. */
const legalWords = [
  "profileDaysAfterContract",
  "technicalDeletionDays",
  "respondentUsageMonths",
  "auditNoticeBusinessDays",
  "subProcessorObjectionWorkingDays",
  "starterPrice",
  "growthPrice",
  "certificationPrice",
  "pricePeriod",
];

/** The measured values that answers for HR may name: intervals of Cronbach's alpha and of agreement. */
const measuredWords = ["alphaFrom", "alphaTo", "agreementFrom", "agreementTo"];

/** The words of the page for organisations, in the order of its sections. */
export const organizationSchema = z.strictObject({
  meta,
  hero: z.strictObject({
    category: text,
    title: headline,
    lead: text,
    answers: text,
    facts: textWith("organisations", "countries", "languages"),
    report: z.strictObject({
      title: text,
      note: text,
      key: z.strictObject({ self: text, others: text }),
      groups: exactly(5, "the picture has a line for each", group),
    }),
  }),
  reasons: z.strictObject({
    title: text,
    items: z.array(z.strictObject({ title: text, text: textWith("languages") })),
  }),
  programme: z.strictObject({
    ...headed,
    points: texts,
    picture: z.strictObject({
      before: titled,
      between: titled,
      after: titled,
      description: text,
    }),
  }),
  useCases: z.strictObject({
    title: text,
    lead: text,
    cases: z.array(useCase).check(uniqueIds),
  }),
  time: z.strictObject({
    ...headed,
    caption: text,
    columns: z.strictObject({
      step: text,
      hr: text,
      participant: text,
      colleagues: text,
      facilitator: text,
    }),
    takesPart: text,
    steps: exactly(7, "the table marks for each who takes part", text),
    note: text,
  }),
  facilitators: z.strictObject({
    ...headed,
    points: z.array(textWith("price", "start")),
    picture: z.strictObject({
      introduction: text,
      training: text,
      start: text,
      hour: text,
      hours: text,
    }),
    link: text,
  }),
  hr: z.strictObject({
    ...headed,
    roles: z.strictObject({ controller: titled, processor: titled, between: text }),
    invitation: z.strictObject({
      caption: text,
      title: text,
      text,
      low: text,
      high: text,
      promises: texts,
    }),
    answers: z.array(
      z.strictObject({ question: text, answer: textWith(...legalWords, ...measuredWords) }),
    ),
    privacy: text,
    terms: text,
    science: text,
  }),
  limits: z.strictObject({ title: text, lead: text, items: z.array(titled) }),
  testimonials: z.strictObject({ title: text }),
  costs: z.strictObject({
    ...headed,
    start: titled,
    pricing: text,
  }),
});

export type OrganizationContent = z.infer<typeof organizationSchema>;
