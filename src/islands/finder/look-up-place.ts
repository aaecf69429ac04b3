import { apiEndpoints } from "#contract/endpoints.ts";
import { type GeoPoint, parsePoint } from "#contract/geo-point.ts";
import { type FoundPlace, type GeocodeResponse, parsePlaces } from "#contract/geocode.ts";
import type { Locale } from "#locale/languages.ts";

const timeoutMs = 8000;

/** A place found for a visitor's text. */
interface ResolvedPlace extends FoundPlace {
  /** Other places of the same name, each a text to look up. */
  others: string[];
}

/** A place, or why there is none: it is unknown ("missing"), or the request failed. */
export type PlaceLookup = ResolvedPlace | "missing" | "failed";

/**
 * Looks up a visitor's text in this browser's cache, then on our server. Caches nothing, since the text
 * may be incomplete. Warns of failures in the console, unless `signal` was aborted.
 */
export async function lookUpPlace(
  text: string,
  locale: Locale,
  signal: AbortSignal,
): Promise<PlaceLookup> {
  const cached = readCache(text);
  const cachedPlace = cached && parsePlace(cached, locale);
  if (cachedPlace) return cachedPlace;
  try {
    const places = await requestPlaces(text, locale, signal);
    const [firstPlace] = places;
    if (firstPlace) {
      const [, ...others] = new Set(places.map(({ name }) => name));
      return { ...firstPlace, name: firstPlace.name || text, others };
    }
    warnAboutPlace("it is unknown");
    return "missing";
  } catch (error) {
    if (!signal.aborted) warnAboutPlace(error);
    return "failed";
  }
}

/** Finds the point of a facilitator's address and caches it, or says why there is none. */
export async function locateAddress(
  address: string,
  locale: Locale,
  signal: AbortSignal,
): Promise<GeoPoint | "missing" | "failed"> {
  const cached = readCache(address);
  if (cached) return { lat: cached.lat, lon: cached.lon };
  const result = await lookUpPlace(address, locale, signal);
  if (typeof result === "string") return result;
  writeCache(address, result.point);
  return result.point;
}

/** Caches a place that the visitor has confirmed, with the language of its name. */
export function cachePlace(text: string, place: ResolvedPlace, locale: Locale): void {
  const { point, ...named } = place;
  writeCache(text, { ...point, language: locale, ...named });
}

/**
 * Asks our server for the places of an address: the best match first, none if it is unknown.
 * @throws if the request fails, times out or is aborted by `signal`.
 */
async function requestPlaces(
  address: string,
  locale: Locale,
  signal: AbortSignal,
): Promise<FoundPlace[]> {
  const query = new URLSearchParams({ address, language: locale });
  const response = await fetch(`${apiEndpoints.geocode}?${query}`, {
    signal: limitTime(signal, timeoutMs),
  });
  const body = (await response.json()) as Partial<GeocodeResponse> | null;
  const places = parsePlaces(body);
  const isResult = places.length > 0 || body?.status === "ZERO_RESULTS";
  if (!isResult) throw new Error(`no place in a response with status ${response.status}`);
  return places;
}

/** A signal that is also aborted after some milliseconds. */
export function limitTime(signal: AbortSignal, milliseconds: number): AbortSignal {
  // Safari before 17.4 and Firefox before 124 cannot combine signals: they have no time limit.
  return AbortSignal.any?.([signal, AbortSignal.timeout(milliseconds)]) ?? signal;
}

/** Logs a failed lookup to the console, without the address, which may be a visitor's own. */
function warnAboutPlace(error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: shows developers why the finder finds nothing
  console.warn("The place was not found:", String(error));
}

/** The place in a cache entry. Undefined if the entry has none in this language or is corrupt. */
function parsePlace(cached: CachedPlace, locale: Locale): ResolvedPlace | undefined {
  const { lat, lon, name, country, isCountry = false, others } = cached;
  if (cached.language !== locale || typeof name !== "string" || !Array.isArray(others)) return;
  return { name, point: { lat, lon }, country, isCountry, others };
}

/** What is cached for an address: at least its coordinates. */
interface CachedPlace extends GeoPoint {
  /** The name of a place that a visitor looked up, in `language`, and its details. */
  name?: string;
  language?: string;
  country?: string | undefined;
  isCountry?: boolean;
  others?: string[];
}

const getCacheKey = (address: string) => `geo_${address}`;

/** Reads an address from this browser's cache. `undefined` if the entry is missing or corrupt. */
function readCache(address: string): CachedPlace | undefined {
  try {
    const entry = localStorage.getItem(getCacheKey(address));
    const place = JSON.parse(entry ?? "null") as Partial<CachedPlace> | null;
    const point = parsePoint(place?.lat, place?.lon);
    return point && { ...place, ...point };
  } catch {
    return undefined;
  }
}

/** Caches an address in this browser, if it allows that. */
function writeCache(address: string, place: CachedPlace): void {
  try {
    localStorage.setItem(getCacheKey(address), JSON.stringify(place));
  } catch {
    // Storage is full or blocked: the address will be requested again.
  }
}
