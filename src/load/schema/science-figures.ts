import * as z from "zod/mini";
import { scienceSchema } from "./science.ts";
import { arrayOfLength, uniqueIds } from "./text.ts";

/** Figures with measured values, which are in the file of figures. */
export const measuredFigureIds = ["reliability", "agreement", "correlations", "variance"] as const;

/** Figures that illustrate an idea, without measured values. */
export const illustrationIds = ["scale", "zones", "i-we-it", "pillars", "loop", "map"] as const;

export type MeasuredFigureId = (typeof measuredFigureIds)[number];
export type IllustrationId = (typeof illustrationIds)[number];

const value = z.number();

/**
 * The values of a figure: intervals on an axis, one for each row that the page has words for. An interval
 * without `to` is open: "above 0.90".
 */
function figure(id: MeasuredFigureId) {
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
  reliability: figure("reliability"),
  agreement: figure("agreement"),
  correlations: figure("correlations"),
  variance: figure("variance"),
});

export type ScienceFigures = z.infer<typeof scienceFiguresSchema>;
export type ScienceFigure = ScienceFigures[MeasuredFigureId];
