import { type GeoPoint, pointAt } from "#contract/distance";

const keyOf = (address: string) => `geo_${address}`;

/** Where an address is, if this browser has learnt it before. An entry that is corrupt is none. */
export function recallPlace(address: string): GeoPoint | undefined {
  try {
    const entry = localStorage.getItem(keyOf(address));
    const place = JSON.parse(entry ?? "null") as Partial<GeoPoint> | null;
    return pointAt(place?.lat, place?.lon);
  } catch {
    return undefined;
  }
}

/** Keeps in this browser where an address is, if the browser keeps anything at all. */
export function keepPlace(address: string, { lat, lon }: GeoPoint): void {
  try {
    localStorage.setItem(keyOf(address), JSON.stringify({ lat, lon }));
  } catch {
    // Full, or forbidden by the visitor: asked again next time.
  }
}
