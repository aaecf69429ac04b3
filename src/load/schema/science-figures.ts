import * as z from "zod/mini";
import { scienceSchema } from "./science.ts";
import { arrayOfLength, uniqueIds, withDescription } from "./text.ts";

/** Charts of measured values: the figures that are in the file of figures. */
export const chartIds = ["reliability", "agreement", "correlations", "variance"] as const;

/** Figures that illustrate an idea, without measured values. */
export const illustrationIds = ["scale", "zones", "i-we-it", "pillars", "loop", "map"] as const;

export type ChartId = (typeof chartIds)[number];
export type IllustrationId = (typeof illustrationIds)[number];

const value = z.number();

/** The drawing has room for intervals on the axis only, each from its smaller end to the larger. */
const checkIntervals: z.core.CheckFn<{
  axis: { from: number; to: number };
  rows: { from: number; to?: number | undefined }[];
}> = ({ value: { axis, rows }, issues }) => {
  const add = (input: number, path: (string | number)[], message: string) =>
    issues.push({ code: "custom", input, path, message });
  if (axis.from >= axis.to) add(axis.to, ["axis", "to"], `must be above ${axis.from}`);
  for (const [index, { from, to = axis.to }] of rows.entries()) {
    const limits = `between ${axis.from} and ${axis.to}, the ends of the axis`;
    if (from < axis.from || from > axis.to) add(from, ["rows", index, "from"], `must be ${limits}`);
    else if (to < from || to > axis.to)
      add(to, ["rows", index, "to"], `must be at least ${from}, and ${limits}`);
  }
};

/** The values of a chart: intervals on an axis, one for each row that the page has words for. */
function chart(id: ChartId, words: string) {
  const { rest: _, ...named } = { rest: undefined, ...figureTexts[id].shape.rows.shape };
  const rows = Object.keys(named);
  const row = z.strictObject({
    id: withDescription(z.enum(rows), "The key of the row's words in content/pages/science"),
    from: value,
    to: z.optional(value),
  });
  const values = z.strictObject({
    source: withDescription(
      z.string("must be the id of an entry of content/sources.yaml").check(z.minLength(1)),
      "The id of an entry of content/sources.yaml; the build stops at a figure without one",
    ),
    assumed: withDescription(
      z.optional(z.boolean()),
      "Marks a source that is a guess. Remove it when you know: npm run launch lists what is left",
    ),
    axis: withDescription(
      z.strictObject({ from: value, to: value }),
      "What the drawing shows, from its left end to its right end",
    ),
    rows: withDescription(
      arrayOfLength(rows.length, `the page has words for ${rows.join(", ")}`, row).check(uniqueIds),
      "Intervals on the axis; one without “to” is open: “above 0.90”",
    ),
  });
  return withDescription(values.check(checkIntervals), words);
}

const figureTexts = scienceSchema.shape.figures.shape;

export const scienceFiguresSchema = withDescription(
  z.strictObject({
    reliability: chart(
      "reliability",
      "Cronbach’s alpha: how consistently the items of a scale point the same way",
    ),
    agreement: chart(
      "agreement",
      "Intraclass correlation: how far the colleagues of one person agree",
    ),
    correlations: chart(
      "correlations",
      "Correlation between the dimensions: how much one tells about another",
    ),
    variance: chart("variance", "Share of all variance in the answers that three factors explain"),
  }),
  "The values that the science page draws. Titles and captions are words of the science page; the ids of the rows are the same there.",
);

export type ScienceFigures = z.infer<typeof scienceFiguresSchema>;
export type ChartValues = ScienceFigures[ChartId];
