import type { TextTable } from "../text/ReadAsText.tsx";
import { gapBetween, type MapPosition, meanPosition } from "./map-geometry.ts";

/** Names of the four patterns, in the corners of a map. */
export interface PatternNames {
  rapporteur: string;
  motivator: string;
  processor: string;
  producer: string;
}

/** Texts of a map's table. */
export interface MapTextWords {
  /** The label of the disclosure. */
  label: string;
  /** The caption: what the two numbers of a position mean. */
  places: string;
  adaptability: string;
  /** Headings of the columns. */
  who: string;
  self: string;
  others: string;
  gap: string;
  /** The heading of the row of a person without a name. */
  person: string;
}

/** Both views of a person, as drawn. */
export interface MapRow {
  name: string;
  self: MapPosition;
  /** One position for each colleague; empty if nobody has answered. */
  others: MapPosition[];
  /** As colleagues see it, 0 to 100. */
  adaptability?: number | undefined;
}

const nothing = "–";

/**
 * The table of a map: for each person or group both views, by pattern and position, and the gap between
 * them in points of the two scales. Numbers are rounded to integers.
 */
export function tabulateMap(
  views: MapRow[],
  words: MapTextWords,
  patterns: PatternNames,
): TextTable {
  return {
    caption: words.places,
    columns: [words.who, words.self, words.others, words.gap],
    rows: views.map(({ name, self, others, adaptability }) => {
      const group = others.length > 0 ? meanPosition(others) : undefined;
      const theirs = group && [
        formatPosition(group, patterns),
        ...(adaptability === undefined
          ? []
          : [`${words.adaptability} ${Math.round(adaptability)}`]),
      ];
      return [
        name,
        formatPosition(self, patterns),
        theirs?.join(", ") ?? nothing,
        group ? String(Math.round(gapBetween(self, group))) : nothing,
      ];
    }),
  };
}

/** Formats a position as "Motivator (77 · 69)": pattern, directiveness and affiliation. */
function formatPosition(place: MapPosition, patterns: PatternNames): string {
  const { directiveness, affiliation } = place;
  const numbers = [directiveness, affiliation].map(Math.round).join("\u00a0·\u00a0");
  return `${patterns[patternOf(place)]} (${numbers})`;
}

/** The pattern whose quadrant contains a position; the axes belong to the higher side. */
export function patternOf({ directiveness, affiliation }: MapPosition): keyof PatternNames {
  if (affiliation >= 50) return directiveness >= 50 ? "motivator" : "rapporteur";
  return directiveness >= 50 ? "producer" : "processor";
}
