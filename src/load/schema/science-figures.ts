import * as z from "zod/mini";
import { scienceSchema } from "./science.ts";
import { arrayOfLength, uniqueIds } from "./text.ts";

/** Charts of measured values: the figures that are in the file of figures. */
export const chartIds = ["reliability", "agreement", "correlations", "variance"] as const;

/** Figures that illustrate an idea, without measured values. */
export const illustrationIds = ["scale", "zones", "i-we-it", "pillars", "loop", "map"] as const;

export type ChartId = (typeof chartIds)[number];
export type IllustrationId = (typeof illustrationIds)[number];

const value = z.number();

/**
 * The values of a chart: intervals on an axis, one for each row that the page has words for. An interval
 * without `to` is open: "above 0.90".
 */
function chart(id: ChartId) {
  const { rest: _, ...named } = { rest: undefined, ...figureTexts[id].shape.rows.shape };
  const rows = Object.keys(named);
  const row = z.strictObject({ id: z.enum(rows), from: value, to: z.optional(value) });
  return z.strictObject({
    source: z.string("must be the id of an entry of content/sources.yaml").check(z.minLength(1)),
    /** Whether the source of the values is a guess, which the launch list reports. */
    assumed: z.optional(z.boolean()),
    axis: z.strictObject({ from: value, to: value }),
    rows: arrayOfLength(rows.length, `the page has words for ${rows.join(", ")}`, row).check(
      uniqueIds,
    ),
  });
}

const figureTexts = scienceSchema.shape.figures.shape;

export const scienceFiguresSchema = z.strictObject({
  reliability: chart("reliability"),
  agreement: chart("agreement"),
  correlations: chart("correlations"),
  variance: chart("variance"),
});

export type ScienceFigures = z.infer<typeof scienceFiguresSchema>;
export type ChartValues = ScienceFigures[ChartId];
