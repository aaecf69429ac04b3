import * as z from "zod/mini";
import { meta, text } from "./text.ts";

const titled = z.strictObject({ title: text, text });

/** The words of the page for facilitators, in the order of its sections. */
export const facilitatorshipSchema = z.strictObject({
  meta,
  hero: z.strictObject({ title: text, lead: text, primary: text, secondary: text }),
  training: z.strictObject({
    title: text,
    lead: text,
    caption: text,
    hours: z.strictObject({ one: text, many: text }),
    steps: z.strictObject({ introduction: titled, training: titled, start: titled }),
  }),
  benefits: z.strictObject({
    title: text,
    lead: text,
    items: z.strictObject({
      picture: titled,
      words: titled,
      languages: titled,
      after: z.strictObject({ title: text, text, tree: text }),
    }),
  }),
  inquiry: z.strictObject({ title: text, lead: text }),
  certification: z.strictObject({ title: text, text, holds: z.array(text), link: text }),
  find: z.strictObject({
    title: text,
    lead: text,
    letter: z.strictObject({ title: text, text, link: text, description: text }),
  }),
});

export type FacilitatorshipContent = z.infer<typeof facilitatorshipSchema>;
