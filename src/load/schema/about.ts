import * as z from "zod/mini";
import { headline, meta, text } from "./text.ts";

const value = z.strictObject({ title: text, belief: text, consequence: text });

/** The words of the about page, in the order of its sections. */
export const aboutSchema = z.strictObject({
  meta,
  hero: z.strictObject({ title: headline }),
  story: z.strictObject({ lead: text, paragraphs: z.array(text), figures: text }),
  reports: z.strictObject({
    title: text,
    text,
    caption: text,
    description: text,
    link: text,
  }),
  mission: z.strictObject({ label: text, title: text, text }),
  values: z.strictObject({
    title: text,
    items: z.strictObject({ innovation: value, integrity: value, collaboration: value }),
  }),
  team: z.strictObject({
    title: text,
    lead: text,
  }),
  closing: z.strictObject({ title: text, text, contact: text, facilitatorship: text }),
});

export type AboutContent = z.infer<typeof aboutSchema>;
