import type { GeoPoint } from "#contract/distance";
import { services } from "#contract/endpoints";
import { placeIn } from "#contract/geocode";
import { keepPlace, recallPlace } from "./place-cache.ts";

/**
 * Where an address is: from this browser's cache, else from our server. Whatever goes wrong gives
 * nothing, and a warning in the console; an aborted question not even that.
 */
export async function locateAddress(
  address: string,
  signal?: AbortSignal,
): Promise<GeoPoint | undefined> {
  const known = recallPlace(address);
  if (known) return known;
  try {
    const query = new URLSearchParams({ address });
    const response = await fetch(`${services.geocode}?${query}`, { signal });
    const point = placeIn(await response.json());
    if (!point) throw new Error(`no place in an answer with status ${response.status}`);
    keepPlace(address, point);
    return point;
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: the only trace of it, as specified; without the address
    if (!signal?.aborted) console.warn("The place was not found:", String(error));
    return undefined;
  }
}
