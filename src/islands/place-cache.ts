import * as z from "zod/mini";
import type { GeoPoint } from "#contract/distance";

const placeSchema = z.object({
  lat: z.number().check(z.gte(-90), z.lte(90)),
  lon: z.number().check(z.gte(-180), z.lte(180)),
});

const keyOf = (address: string) => `geo_${address}`;

/** Where an address is, if this browser has learnt it before. An entry that is corrupt is none. */
export function recallPlace(address: string): GeoPoint | undefined {
  try {
    const entry = localStorage.getItem(keyOf(address));
    return entry === null ? undefined : placeSchema.parse(JSON.parse(entry));
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
