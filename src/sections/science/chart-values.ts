import type { ChartValues } from "#load/schema/science-figures.ts";
import { formatPercent, formatRatio } from "#locale/formats.ts";
import { interpolate } from "#locale/interpolate.ts";
import type { Locale } from "#locale/languages.ts";

/** An interval on an axis, in units of the axis. */
export interface Interval {
  from: number;
  to: number;
}

/** A row of a chart, as drawn and as formatted. */
interface ChartRow extends Interval {
  id: string;
  value: string;
}

/** A chart's rows and the ends of its axis, formatted in the language. */
export function formatChartValues(
  chart: ChartValues,
  unit: "ratio" | "percent",
  above: string,
  locale: Locale,
): { rows: ChartRow[]; ends: { from: string; to: string } } {
  const write = unit === "percent" ? formatPercent : formatRatio;
  // An open interval extends to the highest value of the chart.
  const highest = Math.max(...chart.rows.map(({ from, to }) => to ?? from));
  const rows = chart.rows.map(({ id, from, to }) => ({
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
    ends: { from: write(chart.axis.from, locale), to: write(chart.axis.to, locale) },
  };
}

/** The values of a chart for all scales, which are its first row; empty if it has none. */
export function formatOverallRatios({ rows }: ChartValues, locale: Locale) {
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
