import * as z from "zod/mini";
import { answerSteps } from "#instrument/answer-scale.ts";
import { audienceFeature, audienceHero, bandForm, banner } from "./audience.ts";
import {
  arrayOfLength,
  meta,
  pluralOrNoneWith,
  pluralWith,
  starsHint,
  text,
  textWith,
  withDescription,
} from "./text.ts";

const labeledText = z.strictObject({ label: text, text });
const appointment = z.strictObject({ time: text, meeting: text, text });

const count = textWith("count");

/** The words of the page for leaders, in the order of its sections. */
export const leadersSchema = withDescription(
  z.strictObject({
    meta,
    hero: z.strictObject({
      ...audienceHero,
      example: z.strictObject({
        title: text,
        note: text,
        count: textWith("count"),
        self: labeledText,
        rooms: z.strictObject({ board: labeledText, team: labeledText, peers: labeledText }),
        description: text,
      }),
    }),
    asking: z.strictObject({
      ...audienceFeature,
      link: text,
      sentences: arrayOfLength(
        answerSteps.length,
        "one for each step of the scale, from asking to telling",
        text,
      ),
      self: text,
      others: text,
      heard: z.strictObject({ self: text, ...pluralWith("count").shape }),
      caption: count,
    }),
    minutes: z.strictObject({
      ...audienceFeature,
      heading: text,
      self: text,
      others: text,
      rows: z.array(z.strictObject({ time: text, self: text, others: text })),
      after: text,
    }),
    week: z.strictObject({
      ...audienceFeature,
      link: text,
      heading: text,
      behaviour: text,
      days: arrayOfLength(5, "the drawn week has a column for each", text),
      appointments: z.strictObject({
        management: appointment,
        oneToOne: appointment,
        review: appointment,
        alone: appointment,
      }),
      people: pluralOrNoneWith("count"),
      self: text,
      others: text,
    }),
    banner,
    contact: bandForm,
  }),
  `The page for leaders. ${starsHint}`,
);

export type LeadersContent = z.infer<typeof leadersSchema>;
