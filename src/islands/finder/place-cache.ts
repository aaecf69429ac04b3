import { type GeoPoint, pointAt } from "#contract/distance";

/** What this browser has learnt of an address: at least where it is. */
export interface KeptPlace extends GeoPoint {
  /** What a visitor's place is called in the language in which it was looked up, and more of it. */
  name?: string;
  language?: string;
  country?: string | undefined;
  isCountry?: boolean;
  /** Other places of the same name. */
  others?: string[];
}

const keyOf = (address: string) => `geo_${address}`;

/** What this browser has learnt of an address before. An entry that is corrupt is none. */
export function recallPlace(address: string): KeptPlace | undefined {
  try {
    const entry = localStorage.getItem(keyOf(address));
    const place = JSON.parse(entry ?? "null") as Partial<KeptPlace> | null;
    const point = pointAt(place?.lat, place?.lon);
    return point && { ...place, ...point };
  } catch {
    return undefined;
  }
}

/** Keeps in this browser what an address has turned out to be, if it keeps anything at all. */
export function keepPlace(address: string, place: KeptPlace): void {
  try {
    localStorage.setItem(keyOf(address), JSON.stringify(place));
  } catch {
    // Full, or forbidden by the visitor: asked again next time.
  }
}
