import * as z from "zod/mini";
import {
  contact,
  headline,
  intro,
  linkedText,
  meta,
  starsHint,
  text,
  textWith,
  titledText,
  withDescription,
} from "./text.ts";

const feature = { title: text, text };

const audience = z.strictObject({
  label: text,
  title: text,
  text,
  points: z.array(textWith("languages")),
  link: text,
});

/** The words of the home page, in the order of its sections. */
export const homeSchema = withDescription(
  z.strictObject({
    meta,
    hero: z.strictObject({
      category: text,
      title: headline,
      lead: text,
      primary: withDescription(text, "Words of the second button, which leads to the prices"),
      question: text,
      guessQuestion: text,
      guessNote: text,
      mapHint: text,
      trial: textWith("count"),
      /** The link to the trial once the pair of the first screen is answered. */
      trialRest: textWith("count"),
    }),
    proof: z.strictObject({
      title: text,
      clients: text,
      reliability: z.strictObject({ text: textWith("from", "to"), link: text }),
    }),
    problem: z.strictObject({ title: text, paragraphs: z.array(linkedText) }),
    twoViews: z.strictObject({
      title: text,
      self: z.strictObject({ title: text, quote: text }),
      others: z.strictObject({ title: text, quote: text }),
      link: text,
    }),
    howItWorks: intro,
    features: z.strictObject({
      map: z.strictObject({
        title: text,
        text: textWith("profiles"),
        example: z.strictObject({
          title: text,
          counts: textWith("count"),
          description: textWith("count"),
        }),
      }),
      describe: z.strictObject({
        ...feature,
        page: z.strictObject({ title: text, note: text }),
        profile: z.strictObject({
          label: text,
          motivators: titledText,
          pitfalls: titledText,
          success: titledText,
        }),
      }),
      develop: z.strictObject({
        ...feature,
        course: z.strictObject({
          kicker: text,
          question: text,
          answers: z.array(text).check(z.minLength(2)),
          chosen: text,
        }),
      }),
    }),
    panel: z.strictObject({
      title: text,
      respondents: z.array(z.strictObject({ name: text, relation: text, answered: z.boolean() })),
      status: z.strictObject({ answered: text, invited: text }),
      badges: z.array(text),
      profile: titledText,
      deepDive: titledText,
    }),
    callToAction: titledText,
    audiences: z.strictObject({
      title: text,
      tabs: z.strictObject({
        individuals: audience,
        leaders: audience,
        teams: audience,
        organizations: audience,
      }),
    }),
    pricing: intro,
    contact,
  }),
  `Home page. ${starsHint}`,
);

export type HomeContent = z.infer<typeof homeSchema>;
