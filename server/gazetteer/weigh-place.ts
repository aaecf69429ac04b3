import { isFar, type NamedPlace } from "./place-names.ts";
import type { PartRun } from "./read-runs.ts";

/**
 * How likely a place is meant. The figures order the signs: a whole part before a piece of one, the
 * town beside a postal code before a street, right before left, the reader's country and Europe
 * before the world, large before small.
 */
export function weighPlace(
  place: NamedPlace,
  { part, ...run }: PartRun,
  address: {
    fromRight: number;
    inState: boolean;
    inBritain: boolean;
    onlyPart: boolean;
    home: number;
  },
): number {
  const covered = run.words / part.words.length;
  const isStreet = part.isStreet && !part.hasPostalCode;
  return (
    6 * covered +
    (part.hasPostalCode ? 4 : 0) -
    (isStreet ? (address.onlyPart && run.last ? 1 : 5) : 0) -
    0.8 * address.fromRight +
    (address.inState ? 4 : 0) +
    (address.inBritain ? 3 : 0) +
    (isFar(place) ? 0 : 1) +
    address.home +
    (run.first || run.last ? 1 : -2) +
    fame(place)
  );
}

/** How likely a name alone means this place: its own name before one in another language, large before small. */
export function fame({ own, population }: NamedPlace): number {
  return own + 0.9 * Math.log10(population + 1);
}
