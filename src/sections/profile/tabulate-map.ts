import { getPattern } from "#instrument/patterns.ts";
import { computeMeanPosition, type MapPosition } from "#instrument/positions.ts";
import type { InterfaceTexts } from "#load/schema/interface-texts.ts";
import { interpolate } from "#locale/interpolate.ts";
import type { TextTable } from "#ui/text/TextAlternative.tsx";
import { formatRanges, percentiles } from "./tabulate-scales.ts";

/** Both views of a person, as drawn. */
export interface MapRow {
  /** People without a name are numbered. */
  name?: string | undefined;
  self: MapPosition;
  /** How they think that others see them. */
  guess?: MapPosition | undefined;
  /** One position for each colleague; empty if no colleague has answered. */
  respondents: MapPosition[];
  /** As colleagues see it, 0 to 100. */
  adaptability?: number | undefined;
}

const emptyCell = "–";

/**
 * A map as a table: for each person or group both views, and the guess if one is drawn, by pattern and
 * position. Numbers are rounded to integers. There is no gap: it is given in steps, and these are percentiles.
 */
export function tabulateMap(views: MapRow[], t: InterfaceTexts): TextTable {
  const person = (index: number) =>
    views.length > 1 ? `${t["view.person"]} ${index + 1}` : t["view.person"];
  const isGuessed = views.some(({ guess }) => guess);
  return {
    caption: interpolate(t["view.brackets"], {
      ranges: formatRanges(["directiveness", "affiliation"], percentiles, t),
    }),
    columns: [
      t["view.who"],
      t["view.own"],
      ...(isGuessed ? [t["view.guessed"]] : []),
      t["view.theirs"],
    ],
    rows: views.map(({ name, self, guess, respondents, adaptability }, index) => {
      const group = respondents.length > 0 ? computeMeanPosition(respondents) : undefined;
      const othersView = group && [
        formatPosition(group, t),
        ...(adaptability === undefined
          ? []
          : [`${t["dimension.adaptability.name"]} ${Math.round(adaptability)}`]),
      ];
      return [
        name ?? person(index),
        formatPosition(self, t),
        ...(isGuessed ? [guess ? formatPosition(guess, t) : emptyCell] : []),
        othersView?.join(", ") ?? emptyCell,
      ];
    }),
  };
}

/** Formats a position as "Motivator (77 · 69)": pattern, directiveness and affiliation. */
export function formatPosition(position: MapPosition, t: InterfaceTexts): string {
  const { directiveness, affiliation } = position;
  const numbers = [directiveness, affiliation].map(Math.round).join("\u00a0·\u00a0");
  return `${t[`pattern.${getPattern(position)}`]} (${numbers})`;
}
