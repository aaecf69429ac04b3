import type { Messages } from "#load/schema/messages";
import { fill } from "#locale/fill";
import { formatDecimal } from "#locale/formats";
import type { Locale } from "#locale/languages";
import type { TextTable } from "#ui/text/ReadAsText.tsx";

type Dimension = "affiliation" | "directiveness" | "adaptability";

/** The ends of a scale in numbers. */
interface Ends {
  start: number;
  end: number;
}

/** Places on a scale, as in a profile. */
export const percentiles: Ends = { start: 0, end: 100 };

/** The steps of one scale, as they are answered. */
export const steps: Ends = { start: 1, end: 7 };

/** Where a scale is read from and to: "Affiliation: from 0 (Tasks) to 100 (Relationships)." */
export function tellRanges(dimensions: Dimension[], ends: Ends, t: Messages): string {
  return dimensions
    .map((dimension) =>
      fill(t["view.range"], {
        ...ends,
        name: t[`dimension.${dimension}.name`],
        low: t[`dimension.${dimension}.low`],
        high: t[`dimension.${dimension}.high`],
      }),
    )
    .join(" ");
}

/** The marks on one scale, as they are drawn. */
interface ToldScale {
  /** Whose views they are, or which scale it is. */
  name: string;
  self: number;
  /** The colleagues' mean, or the answer of each. */
  others: number | readonly number[];
}

/**
 * The table of scales: both views on each, and the gap between the own one and the mean of the
 * others, with one decimal. `heads` replaces the names of the columns.
 */
export function tellScales(
  rows: ToldScale[],
  {
    dimensions,
    ends = percentiles,
    heads = {},
    t,
    locale,
  }: {
    dimensions: Dimension[];
    ends?: Ends;
    heads?: { who?: string; self?: string; others?: string };
    t: Messages;
    locale: Locale;
  },
): TextTable {
  return {
    caption: tellRanges(dimensions, ends, t),
    columns: [
      heads.who ?? t["view.who"],
      heads.self ?? t["view.own"],
      heads.others ?? t["view.theirs"],
      t["view.apart"],
    ],
    rows: rows.map(({ name, self, others }) => {
      const each = [others].flat();
      const mean = each.reduce((sum, value) => sum + value, 0) / each.length;
      const gap = Math.round(Math.abs(mean - self) * 10) / 10;
      return [name, String(self), each.join(", "), formatDecimal(gap, locale)];
    }),
  };
}
