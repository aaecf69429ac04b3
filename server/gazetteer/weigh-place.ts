import { countryRegions } from "#locale/countries";
import type { AddressPart } from "./address-parts.ts";
import type { Run } from "./name-runs.ts";
import type { NamedPlace } from "./place-names.ts";

const european = new Set([...countryRegions.nordic, ...countryRegions.restOfEurope]);

/**
 * How likely a place is meant. The figures order the signs: a whole part before a piece of one, the
 * town beside a postal code before a street, right before left, Europe before the world, large before
 * small.
 */
export function weighPlace(
  place: NamedPlace,
  part: AddressPart,
  run: Run,
  address: { fromRight: number; inState: boolean; inBritain: boolean; onlyPart: boolean },
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
    (european.has(place.country) ? 1 : 0) +
    (run.first || run.last ? 1 : -2) +
    place.own +
    0.9 * Math.log10(place.population + 1)
  );
}
