import type { ScienceFigure } from "#load/schema/science-figures.ts";
import { formatPercent, formatRatio } from "#locale/formats.ts";
import { interpolate } from "#locale/interpolate.ts";
import type { Locale } from "#locale/languages.ts";

/** An interval on an axis, in units of the axis. */
export interface Interval {
  from: number;
  to: number;
}

/** A row of a figure, as drawn and as formatted. */
interface FigureRow extends Interval {
  id: string;
  value: string;
}

/** A figure's rows and the ends of its axis, formatted in the language. */
export function formatFigureValues(
  figure: ScienceFigure,
  unit: "ratio" | "percent",
  above: string,
  locale: Locale,
): { rows: FigureRow[]; ends: { from: string; to: string } } {
  const write = unit === "percent" ? formatPercent : formatRatio;
  // An open interval extends to the highest value of the figure.
  const highest = Math.max(...figure.rows.map(({ from, to }) => to ?? from));
  const rows = figure.rows.map(({ id, from, to }) => ({
    id,
    from,
    to: to ?? Math.max(highest, from),
    value:
      to === undefined
        ? interpolate(above, { value: write(from, locale) })
        : formatRange(from, to, unit, locale),
  }));
  return {
    rows,
    ends: { from: write(figure.axis.from, locale), to: write(figure.axis.to, locale) },
  };
}

/** The values of a figure for all scales, which are its first row; empty if it has none. */
export function formatOverallRatios({ rows }: ScienceFigure, locale: Locale) {
  const write = (value?: number) => (value === undefined ? "" : formatRatio(value, locale));
  return { from: write(rows[0]?.from), to: write(rows[0]?.to) };
}

/** Formats two values as a range with one percent sign: 0.85–0.92, 48–53%. */
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
