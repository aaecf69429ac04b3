import { computeMean } from "#instrument/compute-mean.ts";
import type { Dimension } from "#instrument/dimensions.ts";
import type { PageContext } from "#load/page-context.ts";
import type { InterfaceTexts } from "#load/schema/interface-texts.ts";
import { formatDecimal } from "#locale/formats.ts";
import { interpolate } from "#locale/interpolate.ts";
import type { TextTable } from "#ui/text/TextAlternative.tsx";
import { getPoleLabels } from "./dimension-texts.ts";

interface ScaleRange {
  start: number;
  end: number;
}

/** Percentiles, as in a profile. */
export const percentiles: ScaleRange = { start: 0, end: 100 };

/** Formats the range of scales, in steps or in percentiles: "Affiliation: from 1 (Tasks) to 7 (Relationships)." */
export function formatRanges(
  dimensions: readonly Dimension[],
  range: ScaleRange,
  t: InterfaceTexts,
): string {
  const inPercentiles = range === percentiles;
  const scales = dimensions.map((dimension) =>
    interpolate(t[inPercentiles ? "view.between" : "view.range"], {
      ...range,
      name: t[`dimension.${dimension}.name`],
      ...getPoleLabels(dimension, t),
    }),
  );
  return inPercentiles
    ? interpolate(t["view.percentile"], { scales: scales.join(" · ") })
    : scales.join(" ");
}

/** The marks on a scale, as drawn. */
export interface ScaleRow {
  /** The heading of the row: the person, or the scale. */
  name: string;
  self: number;
  /** How the person thinks that colleagues answer. */
  guess?: number | undefined;
  /** The colleagues' mean, or the answer of each. */
  others: number | readonly number[];
}

/** The texts of a table of scales besides its rows. */
export interface ScalesTable {
  page: Pick<PageContext, "t" | "locale">;
  /** The scales whose range the caption describes; in most drawings that between asking and telling. */
  dimensions?: readonly Dimension[];
  range?: ScaleRange;
  /** Replaces column headings. */
  heads?: { who?: string; self?: string; guess?: string; others?: string };
}

/**
 * The table of scales: both views on each, the guess if one is drawn, and the mean of answers that are listed. On
 * scales of steps, the unit of the gap, also the gap between the self-view and the mean of the others, to one decimal.
 */
export function tabulateScales(
  rows: ScaleRow[],
  {
    page: { t, locale },
    dimensions = ["directiveness"],
    range = percentiles,
    heads = {},
  }: ScalesTable,
): TextTable {
  const isGuessed = rows.some(({ guess }) => guess !== undefined);
  const areListed = rows.some(({ others }) => typeof others !== "number");
  return {
    caption: formatRanges(dimensions, range, t),
    columns: [
      heads.who ?? t["view.who"],
      heads.self ?? t["view.own"],
      ...(isGuessed ? [heads.guess ?? t["view.guessed"]] : []),
      heads.others ?? t["view.theirs"],
      ...(areListed ? [t["view.mean"]] : []),
      ...(range === percentiles ? [] : [t["view.apart"]]),
    ],
    rows: rows.map(({ name, self, guess, others }) => {
      const round = (value: number) => Math.round(value * 10) / 10;
      const tenths = (value: number) => formatDecimal(round(value), locale);
      const each = [others].flat();
      const mean = computeMean(each);
      // Computed from the rounded views, so that the gap is the difference of the numbers beside it.
      const gap = Math.abs(round(mean) - round(self));
      return [
        name,
        tenths(self),
        ...(isGuessed ? [guess === undefined ? "–" : tenths(guess)] : []),
        each.map(tenths).join(", "),
        ...(areListed ? [tenths(mean)] : []),
        ...(range === percentiles ? [] : [tenths(gap)]),
      ];
    }),
  };
}
