import * as z from "zod/mini";
import {
  headline,
  linkedText,
  meta,
  optionalId,
  text,
  textWith,
  uniqueIds,
  withDescription,
} from "./text.ts";

const value = z.strictObject({
  id: optionalId,
  title: text,
  belief: text,
  consequence: text,
});

const years = textWith("years", "first", "last");

/** The words of the about page, in the order of its sections. */
export const aboutSchema = withDescription(
  z.strictObject({
    meta,
    hero: z.strictObject({ title: headline }),
    story: z.strictObject({
      lead: text,
      paragraphs: z.array(linkedText),
      figures: textWith("users", "countries", "questions", "languages"),
    }),
    reports: z.strictObject({
      title: text,
      text: years,
      caption: years,
      description: years,
      link: text,
    }),
    mission: z.strictObject({ label: text, title: text, text }),
    values: z.strictObject({
      title: text,
      items: z.array(value).check(uniqueIds),
    }),
    team: z.strictObject({
      title: text,
      lead: text,
      facts: z.strictObject({
        founded: textWith("founded"),
        methodSince: textWith("methodSince"),
        employees: textWith("employees"),
      }),
      patterns: text,
      seen: textWith("pattern", "as"),
    }),
    closing: z.strictObject({ title: text, text, facilitatorship: text }),
  }),
  "About page. Figures and years come from the facts, the office from the brand, the people from the team.",
);
