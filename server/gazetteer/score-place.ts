import type { Locale } from "#locale/languages";
import { isFar, type NamedPlace } from "./place-names.ts";
import type { PartSpan } from "./read-address.ts";

/**
 * How likely a place is meant. The weights order the signals: a whole part before some words of one, the
 * town beside a postal code before a street, right before left, the reader's country and Europe before
 * the world, large before small.
 */
export function scorePlace(
  place: NamedPlace,
  { part, ...span }: PartSpan,
  address: {
    fromRight: number;
    inState: boolean;
    inBritain: boolean;
    onlyPart: boolean;
    home: number;
  },
): number {
  const covered = span.words / part.words.length;
  const isStreet = part.isStreet && !part.hasPostalCode;
  return (
    6 * covered +
    (part.hasPostalCode ? 4 : 0) -
    (isStreet ? (address.onlyPart && span.last ? 1 : 5) : 0) -
    0.8 * address.fromRight +
    (address.inState ? 4 : 0) +
    (address.inBritain ? 3 : 0) +
    (isFar(place) ? 0 : 1) +
    address.home +
    (span.first || span.last ? 1 : -2) +
    fame(place)
  );
}

/**
 * How likely a name alone means this place: its own name before one in another language, large before
 * small.
 */
export function fame({ own, population }: NamedPlace): number {
  return own + 0.9 * Math.log10(population + 1);
}

/** How much likelier the places of a country are than others, by country code. */
export type HomeScores = Readonly<Record<string, number>>;

/** For readers of these languages; English is read everywhere. */
const scores: Partial<Record<Locale, HomeScores>> = {
  sv: { SE: 1.5, FI: 0.5, AX: 0.5 },
  de: { DE: 1, AT: 0.5, CH: 0.5, LI: 0.5 },
};

/** Countries whose places a reader of this language means sooner than others of the same name. */
export function homeScores(locale: Locale): HomeScores {
  return scores[locale] ?? {};
}
