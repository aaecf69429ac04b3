import * as z from "zod/mini";
import { headline, meta, text } from "./text.ts";

const figure = { title: text, caption: text, description: text };

/** The interface words of the science page and the words of its figures; the chapters are prose. */
export const scienceSchema = z.strictObject({
  meta,
  hero: z.strictObject({
    title: headline,
    lead: text,
    picture: z.strictObject({ title: text, caption: text, description: text }),
  }),
  chapters: z.strictObject({
    label: text,
    position: text,
    steps: text,
    previous: text,
    next: text,
    close: text,
  }),
  aspects: z.strictObject({
    label: text,
    sketches: z.strictObject({
      affiliation: text,
      directiveness: text,
      adaptability: text,
      integration: text,
    }),
  }),
  sources: z.strictObject({
    reports: text,
    works: text,
    report: text,
    in: text,
    pages: text,
    and: text,
  }),
  figures: z.strictObject({
    source: text,
    above: text,
    reliability: z.strictObject({
      ...figure,
      rows: z.strictObject({ all: text, directiveness: text, adaptability: text }),
    }),
    agreement: z.strictObject({ ...figure, rows: z.strictObject({ colleagues: text }) }),
    correlations: z.strictObject({ ...figure, rows: z.strictObject({ dimensions: text }) }),
    variance: z.strictObject({ ...figure, rows: z.strictObject({ factors: text, rest: text }) }),
    scale: z.strictObject(figure),
    zones: z.strictObject({ ...figure, comfort: text, growth: text, panic: text }),
    "i-we-it": z.strictObject({ ...figure, i: text, we: text, it: text, around: text }),
    pillars: z.strictObject({ ...figure, names: z.array(text).check(z.length(4)) }),
    loop: z.strictObject({ ...figure, steps: z.array(text).check(z.length(4)) }),
    map: z.strictObject(figure),
  }),
  closing: z.strictObject({ title: text, text, product: text, facilitator: text }),
});

export type ScienceContent = z.infer<typeof scienceSchema>;
