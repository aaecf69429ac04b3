import * as z from "zod/mini";
import { arrayOfLength, headline, meta, text, textWith, withDescription } from "./text.ts";

const figure = { title: text, caption: text, description: text };

const ends = textWith("low", "high");
const answers = textWith("low", "high", "self", "count", "from", "to");

/**
 * The words of a chart of measured values: the ends of its axis, the remainder of a whole, its rows.
 */
function measured(...rows: string[]) {
  const values = textWith("start", "end", "rest", ...rows);
  return { title: text, caption: values, description: values };
}

/** The interface of the science page and the words of its figures; the chapters are prose. */
export const scienceSchema = withDescription(
  z.strictObject({
    meta,
    hero: z.strictObject({
      title: headline,
      lead: textWith("count"),
      first: text,
      picture: z.strictObject({ title: text, caption: text, description: answers }),
    }),
    chapters: z.strictObject({
      label: text,
      position: textWith("number", "count"),
      short: text,
      all: text,
      steps: text,
      previous: text,
      next: text,
      close: text,
    }),
    aspects: z.strictObject({
      label: text,
      sketches: z.strictObject({
        affiliation: ends,
        directiveness: ends,
        adaptability: ends,
        integration: text,
      }),
    }),
    sources: z.strictObject({
      reports: text,
      works: text,
      ask: text,
      report: textWith("year"),
      download: textWith("report", "language", "size"),
      in: text,
      pages: text,
      and: text,
    }),
    figures: z.strictObject({
      source: text,
      above: textWith("value"),
      reliability: z.strictObject({
        short: text,
        ...measured("all", "directiveness", "adaptability"),
        rows: z.strictObject({ all: text, directiveness: text, adaptability: text }),
      }),
      agreement: z.strictObject({
        short: text,
        ...measured("colleagues"),
        rows: z.strictObject({ colleagues: text }),
      }),
      correlations: z.strictObject({
        short: text,
        ...measured("dimensions"),
        rows: z.strictObject({ dimensions: text }),
      }),
      variance: z.strictObject({
        ...measured("factors"),
        rows: z.strictObject({ factors: text, rest: text }),
      }),
      scale: z.strictObject({ ...figure, description: answers }),
      zones: z.strictObject({ ...figure, comfort: text, growth: text, panic: text }),
      "i-we-it": z.strictObject({ ...figure, i: text, we: text, it: text, around: text }),
      pillars: z.strictObject({
        ...figure,
        description: textWith("names"),
        names: arrayOfLength(4, "the picture has a pillar for each", text),
      }),
      loop: z.strictObject({
        ...figure,
        description: textWith("steps"),
        steps: arrayOfLength(4, "the picture has a station for each", text),
      }),
      map: z.strictObject({ ...figure, description: textWith("count") }),
    }),
    closing: z.strictObject({ title: text, text, product: text, contact: text }),
  }),
  "The science page: its interface words and the words of its figures. The chapters are in content/science, the values of the figures in content/science-figures.yaml.",
);

export type ScienceContent = z.infer<typeof scienceSchema>;
