import * as z from "zod/mini";
import { audienceFeature, audienceHero, bandForm, banner } from "./audience.ts";
import { meta, starsHint, text, textWith, withDescription } from "./text.ts";

const situation = z.strictObject({ title: text, self: text, others: text });
const remark = z.strictObject({ quote: text, title: text, text, description: text });
/** A plan's picture in words: the respondents, and finished microcourses. */
const picture = textWith("count", "done", "total");

/** The words of the page for individuals, in the order of its sections. */
export const individualsSchema = withDescription(
  z.strictObject({
    meta,
    hero: z.strictObject({
      ...audienceHero,
      example: z.strictObject({
        title: text,
        role: text,
        column: text,
        columns: z.strictObject({ meetings: text, oneToOne: text, writing: text, pressure: text }),
        people: z.strictObject({
          colleague: text,
          manager: text,
          client: text,
          otherTeam: text,
          newcomer: text,
          friend: text,
          you: text,
        }),
        self: text,
        others: text,
        none: text,
        caption: text,
      }),
    }),
    situations: z.strictObject({
      ...audienceFeature,
      description: text,
      self: text,
      others: text,
      items: z.strictObject({
        firstJob: situation,
        newRole: situation,
        parentalLeave: situation,
        newEmployer: situation,
      }),
    }),
    remarks: z.strictObject({
      ...audienceFeature,
      link: text,
      items: z.strictObject({ quiet: remark, soft: remark, stubborn: remark }),
    }),
    buying: z.strictObject({
      title: text,
      text: textWith("minimumAge"),
      link: text,
      plans: z.strictObject({ free: text, starter: text, growth: text }),
      pictures: z.strictObject({ free: text, starter: picture, growth: picture }),
    }),
    banner,
    contact: bandForm,
  }),
  `The page for individuals. ${starsHint}`,
);
