import * as z from "zod/mini";
import {
  headline,
  meta,
  optionalId,
  pluralWith,
  starsHint,
  text,
  textWith,
  titledText,
  uniqueIds,
  withDescription,
} from "./text.ts";

const texts = z.array(text);
const headed = { title: text, text };
const mark = withDescription(
  z.number().check(z.gte(0), z.lte(100)),
  "The position of the mark, from 0 (asking) to 100 (telling); the same in every language",
);
const group = z.strictObject({ name: text, count: text, self: mark, others: mark, reading: text });
const useCase = z.strictObject({
  id: optionalId,
  title: text,
  text,
});

/** The words of the page for organisations, in the order of its sections. */
export const organizationSchema = withDescription(
  z.strictObject({
    meta,
    hero: z.strictObject({
      category: text,
      title: headline,
      lead: text,
      answers: text,
      report: z.strictObject({
        title: text,
        note: text,
        middle: text,
        key: z.strictObject({ self: text, others: text }),
        groups: z.array(group).check(z.minLength(2)),
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
        before: titledText,
        between: titledText,
        after: titledText,
        description: text,
      }),
    }),
    useCases: z.strictObject({
      title: text,
      lead: text,
      cases: z.array(useCase).check(uniqueIds),
    }),
    facilitators: z.strictObject({
      ...headed,
      points: z.array(textWith("price", "start")),
      picture: z.strictObject({
        introduction: text,
        training: text,
        start: text,
        hours: pluralWith("count"),
      }),
      link: text,
    }),
    hr: z.strictObject({ ...headed, lines: z.array(text).check(z.minLength(1)), link: text }),
    testimonials: z.strictObject({ title: text }),
    costs: z.strictObject({
      ...headed,
      start: titledText,
      pricing: text,
    }),
  }),
  `The page for organisations. ${starsHint} Words in braces, such as {languages}, are filled in from the facts: keep them.`,
);

export type OrganizationContent = z.infer<typeof organizationSchema>;
