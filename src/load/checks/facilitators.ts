import type { ContentFacilitator } from "#contract/facilitator.ts";
import { findCountryCode, parseCountryName } from "#contract/facilitator-country.ts";
import type { GeoPoint } from "#contract/geo-point.ts";
import type { ContentIssue } from "../content-issue.ts";
import { createIssueAt, readContentFile } from "../files/content-file.ts";

/** Facilitators of one country within this many degrees of each other count as near. */
const nearDegrees = 10;

/** Addresses in a valid list of facilitators that do not end with a country. */
export function findUnknownCountries(root: string, path: string): ContentIssue[] {
  const file = readContentFile(root, path);
  if (!file) return [];
  return (file.data as ContentFacilitator[]).flatMap((entry, index) => {
    const address = entry.location_address__address;
    if (findCountryCode(address)) return [];
    const message = `must end with a comma and a country: "${parseCountryName(address)}" is not a known country`;
    return [createIssueAt(file, `${index}.location_address__address`, message)];
  });
}

/**
 * Entries of a valid list of facilitators whose latitude and longitude look swapped, compared with the others of
 * the same country. `npm run facilitators -- check` looks for the town in each address, which needs a built site.
 */
export function findSwappedPoints(root: string, path: string): ContentIssue[] {
  const file = readContentFile(root, path);
  if (!file) return [];
  const placed = (file.data as ContentFacilitator[]).flatMap((entry, index) => {
    const { location_address__address: address, lat, lon } = entry;
    return lat === undefined || lon === undefined ? [] : [{ address, index, lat, lon }];
  });
  const byCountry = Map.groupBy(placed, ({ address }) => findCountryCode(address));
  return [...byCountry].flatMap(([code, facilitators]) => {
    if (!code) return [];
    return facilitators.flatMap((facilitator) => {
      const { address, index, lat, lon } = facilitator;
      const isSwapped =
        !facilitators.some((other) => other !== facilitator && isNear(other, { lat, lon })) &&
        // With one other only, that could be the swapped one.
        facilitators.filter((other) => isNear(other, { lat: lon, lon: lat })).length > 1;
      if (!isSwapped) return [];
      const message = `lat ${lat} and lon ${lon} look swapped: the others in ${parseCountryName(address)} are elsewhere`;
      return [createIssueAt(file, `${index}.lat`, message)];
    });
  });
}

function isNear(a: GeoPoint, b: GeoPoint): boolean {
  return Math.abs(a.lat - b.lat) <= nearDegrees && Math.abs(a.lon - b.lon) <= nearDegrees;
}
