import type { GeoPoint } from "#contract/distance";
import { defaultLocale } from "#locale/languages";
import type { Gazetteer } from "../gazetteer/open-gazetteer.ts";
import type { Geocoder } from "../geocoding/geocoder.ts";

/** Finds where an address is; nothing if no town is found in it. */
export type Locate = (address: string) => Promise<GeoPoint | undefined>;

/** Coordinates are kept to about ten metres. */
const digits = 4;

/** Looks addresses up, but takes no country's middle for the place of a house. */
export function locateWith(gazetteer: Gazetteer, geocoder: Geocoder): Locate {
  return async (address) => {
    if (gazetteer.find(address, defaultLocale)[0]?.isCountry) return undefined;
    const [result] = (await geocoder(address, defaultLocale)).answer.results;
    if (!result) return undefined;
    const { lat, lng } = result.geometry.location;
    return { lat: Number(lat.toFixed(digits)), lon: Number(lng.toFixed(digits)) };
  };
}
