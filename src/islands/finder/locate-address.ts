import type { GeoPoint } from "#contract/distance";
import type { Locale } from "#locale/languages";
import { askGeocoder, warnOfPlace } from "./ask-geocoder.ts";
import { keepPlace, recallPlace } from "./place-cache.ts";

/**
 * Where a facilitator's address is: from this browser's cache, else from our server. Whatever goes
 * wrong gives nothing, and a warning in the console; an aborted question not even that.
 */
export async function locateAddress(
  address: string,
  language: Locale,
  signal: AbortSignal,
): Promise<GeoPoint | undefined> {
  const known = recallPlace(address);
  if (known) return { lat: known.lat, lon: known.lon };
  try {
    const [found] = await askGeocoder(address, language, signal);
    if (!found) throw new Error("nobody knows it");
    keepPlace(address, found.point);
    return found.point;
  } catch (error) {
    if (!signal.aborted) warnOfPlace(error);
    return undefined;
  }
}
