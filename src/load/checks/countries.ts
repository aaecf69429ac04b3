import type { Facilitator } from "#contract/facilitator";
import { countryCodes } from "#locale/countries";
import { countryCodesByName } from "#locale/country-names";
import { normalizeName } from "#locale/normalize-name";
import { locationOf, readSource } from "../source/content-source.ts";

const field = "location_address__address";
let codes: Map<string, string> | undefined;

/** Degrees within which a facilitator has a colleague of the same country, if there are any near. */
const nearDegrees = 10;

type Point = [lat: number, lon: number];

/** Addresses in a valid list of facilitators that do not end with a country. */
export function findUnknownCountries(root: string, path: string): string[] {
  const source = readSource(root, path);
  if (!source) return [];
  return (source.data as Facilitator[]).flatMap((entry, index) => {
    if (codeOf(entry)) return [];
    const words = `must end with a country behind a comma; "${countryOf(entry)}" is not known as one`;
    return [`${locationOf(source, `${index}.${field}`)}: ${words}`];
  });
}

/**
 * Entries of a valid list of facilitators whose latitude and longitude look swapped, as the others of the same
 * country show. `npm run facilitators -- check` knows more, but needs a built site.
 */
export function findSwappedPoints(root: string, path: string): string[] {
  const source = readSource(root, path);
  if (!source) return [];
  const entries = source.data as Facilitator[];
  return entries.flatMap((entry, index) => {
    const point = pointOf(entry);
    const code = codeOf(entry);
    if (!point || !code) return [];
    const [lat, lon] = point;
    const countNear = (to: Point) =>
      entries.filter((other) => other !== entry && codeOf(other) === code && isClose(other, to))
        .length;
    // One other could be the one that is swapped.
    if (countNear(point) > 0 || countNear([lon, lat]) < 2) return [];
    const words = `lat ${lat} and lon ${lon} look swapped: the others in ${countryOf(entry)} are elsewhere`;
    return [`${locationOf(source, `${index}.lat`)}: ${words}`];
  });
}

function isClose(entry: Facilitator, [lat, lon]: Point): boolean {
  const point = pointOf(entry);
  if (!point) return false;
  return Math.abs(point[0] - lat) <= nearDegrees && Math.abs(point[1] - lon) <= nearDegrees;
}

function pointOf({ lat, lon }: Facilitator): Point | undefined {
  return lat === undefined || lon === undefined ? undefined : [lat, lon];
}

function countryOf({ [field]: address }: Facilitator): string {
  return address.slice(address.lastIndexOf(",") + 1).trim();
}

function codeOf(entry: Facilitator): string | undefined {
  codes ??= countryCodesByName(countryCodes);
  return codes.get(normalizeName(countryOf(entry)));
}
