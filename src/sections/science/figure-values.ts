import type { ScienceFigure } from "#load/schema/science-figures";
import { fill } from "#locale/fill";
import { formatPercent, formatRatio } from "#locale/formats";
import type { Locale } from "#locale/languages";
import type { Interval } from "./chart-scale.ts";

/** A row of a figure as it is drawn and as it is written. */
export interface FigureRow extends Interval {
  id: string;
  value: string;
}

/** A figure's rows and the ends of its axis, written as the language writes numbers. */
export function figureValues(
  figure: ScienceFigure,
  unit: "ratio" | "percent",
  above: string,
  locale: Locale,
): { rows: FigureRow[]; ends: { from: string; to: string } } {
  const write = unit === "percent" ? formatPercent : formatRatio;
  // An open interval reaches as far as the highest value that the figure reports.
  const highest = Math.max(...figure.rows.map(({ from, to }) => to ?? from));
  const rows = figure.rows.map(({ id, from, to }) => ({
    id,
    from,
    to: to ?? Math.max(highest, from),
    value:
      to === undefined
        ? fill(above, { value: write(from, locale) })
        : formatRange(from, to, unit, locale),
  }));
  return {
    rows,
    ends: { from: write(figure.axis.from, locale), to: write(figure.axis.to, locale) },
  };
}

/** Two values as one range; the percent sign stands once: 0.85–0.92, 48–53%. */
export function formatRange(
  from: number,
  to: number,
  unit: "ratio" | "percent",
  locale: Locale,
): string {
  return unit === "percent"
    ? `${Math.round(from * 100)}–${formatPercent(to, locale)}`
    : `${formatRatio(from, locale)}–${formatRatio(to, locale)}`;
}
