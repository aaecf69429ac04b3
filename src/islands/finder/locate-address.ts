import type { GeoPoint } from "#contract/distance";
import type { Locale } from "#locale/languages";
import { askGeocoder, warnOfPlace } from "./ask-geocoder.ts";
import { keepPlace, recallPlace } from "./place-cache.ts";

/**
 * The coordinates of a facilitator's address, from this browser's cache or from our server. `undefined`
 * on failure, with a warning in the console unless `signal` was aborted.
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
