import type { GeoPoint } from "#contract/distance";
import type { Locale } from "#locale/languages";
import { askGeocoder, warnOfPlace } from "./ask-geocoder.ts";
import { type KeptPlace, keepPlace, recallPlace } from "./place-cache.ts";

/** A place that a visitor looks for, as it was understood. */
export interface NamedPlace {
  name: string;
  point: GeoPoint;
  /** The code of the country that it is in, if that is known. */
  country: string | undefined;
  isCountry: boolean;
  /** Other places of the same name, each a text to look up. */
  others: string[];
}

/** Where it is, or that nobody knows it, or that it could not be found out. */
export type PlaceAnswer = NamedPlace | "unknown" | "failed";

/**
 * Looks up what a visitor typed: in this browser's cache, else at our server. Keeps nothing, since
 * it may be half a word. What goes wrong leaves a warning in the console, an aborted question none.
 */
export async function lookUpPlace(
  text: string,
  language: Locale,
  signal: AbortSignal,
): Promise<PlaceAnswer> {
  const known = recallPlace(text);
  const kept = known && placeOf(known, language);
  if (kept) return kept;
  try {
    const places = await askGeocoder(text, language, signal);
    const [found] = places;
    if (found) {
      const [, ...others] = new Set(places.map(({ name }) => name));
      return { ...found, name: found.name || text, others };
    }
    warnOfPlace("nobody knows it");
    return "unknown";
  } catch (error) {
    if (!signal.aborted) warnOfPlace(error);
    // Better a place without its name than none.
    return known ? plainPlace(text, known) : "failed";
  }
}

/** Keeps a place that a visitor means, in the language in which it is named. */
export function rememberPlace(text: string, place: NamedPlace, language: Locale): void {
  const { point, ...named } = place;
  keepPlace(text, { ...point, language, ...named });
}

function placeOf(kept: KeptPlace, language: Locale): NamedPlace | undefined {
  const { name, country, isCountry, others } = kept;
  if (kept.language !== language || typeof name !== "string" || !Array.isArray(others)) return;
  const isText = (other: unknown) => typeof other === "string";
  const place = plainPlace(name, kept);
  return { ...place, country, isCountry: isCountry === true, others: others.filter(isText) };
}

function plainPlace(name: string, { lat, lon }: GeoPoint): NamedPlace {
  return { name, point: { lat, lon }, country: undefined, isCountry: false, others: [] };
}
