import * as z from "zod/mini";

/** Figures with measured values, which are in the file of figures. */
export const measuredFigureIds = ["reliability", "agreement", "correlations", "variance"] as const;

/** Figures that illustrate an idea, without measured values. */
export const illustrationIds = ["scale", "zones", "i-we-it", "pillars", "loop", "map"] as const;

export type MeasuredFigureId = (typeof measuredFigureIds)[number];
export type IllustrationId = (typeof illustrationIds)[number];

const value = z.number();

/** The values of a figure: intervals on an axis. An interval without `to` is open: "above 0.90". */
export const scienceFigureSchema = z.strictObject({
  source: z
    .string("a figure needs a source: the id of an entry of content/sources.yaml")
    .check(z.minLength(1)),
  /** Whether the source of the values is a guess, which the launch list reports. */
  assumed: z.optional(z.boolean()),
  axis: z.strictObject({ from: value, to: value }),
  rows: z
    .array(z.strictObject({ id: z.string(), from: value, to: z.optional(value) }))
    .check(z.minLength(1)),
});

export type ScienceFigure = z.infer<typeof scienceFigureSchema>;
