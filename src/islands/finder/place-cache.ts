import { type GeoPoint, pointAt } from "#contract/distance";

/** What is cached for an address: at least its coordinates. */
export interface CachedPlace extends GeoPoint {
  /** The name of a place that a visitor looked up, in `language`, and its details. */
  name?: string;
  language?: string;
  country?: string | undefined;
  isCountry?: boolean;
  others?: string[];
}

const keyOf = (address: string) => `geo_${address}`;

/** Reads an address from this browser's cache. `undefined` if the entry is missing or corrupt. */
export function readCache(address: string): CachedPlace | undefined {
  try {
    const entry = localStorage.getItem(keyOf(address));
    const place = JSON.parse(entry ?? "null") as Partial<CachedPlace> | null;
    const point = pointAt(place?.lat, place?.lon);
    return point && { ...place, ...point };
  } catch {
    return undefined;
  }
}

/** Caches an address in this browser, if it allows that. */
export function writeCache(address: string, place: CachedPlace): void {
  try {
    localStorage.setItem(keyOf(address), JSON.stringify(place));
  } catch {
    // Storage is full or blocked: the address will be requested again.
  }
}
