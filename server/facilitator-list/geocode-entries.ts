import type { GeoPoint } from "#contract/geo-point.ts";
import { defaultLocale } from "#locale/languages.ts";
import type { Gazetteer } from "../gazetteer/open-gazetteer.ts";
import type { Geocoder } from "../geocoding/geocoder.ts";
import type { ValidEntry } from "./validate-entries.ts";

/** Finds the coordinates of an address; undefined if it names no known town, or if the service has failed. */
export type LocateEntry = (address: string) => Promise<GeoPoint | undefined>;

/** Coordinates are rounded to about ten metres. */
const coordinateDigits = 4;

/**
 * Creates a function that looks up addresses, but never places a house in the middle of its country, or of its town
 * because a service has failed.
 */
export function createLocator(gazetteer: Gazetteer, geocoder: Geocoder): LocateEntry {
  return async (address) => {
    if (gazetteer.find(address, defaultLocale)[0]?.isCountry) return undefined;
    const { response, isFallback } = await geocoder(address, defaultLocale);
    const [result] = response.results;
    // The middle of its town would stay for good: an entry with coordinates is not looked up again.
    if (!result || isFallback) return undefined;
    const { lat, lng } = result.geometry.location;
    return {
      lat: Number(lat.toFixed(coordinateDigits)),
      lon: Number(lng.toFixed(coordinateDigits)),
    };
  };
}

/** Looks up missing coordinates. Returns all entries, the number of located ones, and the entries not found. */
export async function geocodeEntries(entries: ValidEntry[], locate: LocateEntry) {
  const placed: ValidEntry[] = [];
  const notFound: ValidEntry[] = [];
  let located = 0;
  for (const entry of entries) {
    const { facilitator } = entry;
    const isMissing = facilitator.lat === undefined;
    const point = isMissing ? await locate(facilitator.location_address__address) : undefined;
    if (point) located += 1;
    const result = { ...entry, facilitator: { ...facilitator, ...point } };
    placed.push(result);
    if (isMissing && !point) notFound.push(result);
  }
  return { placed, located, notFound };
}
