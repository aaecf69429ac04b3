import { services } from "#contract/endpoints";
import { type FoundPlace, type GeocodeAnswer, placesIn } from "#contract/geocode";
import type { Locale } from "#locale/languages";

/** Timeout of a request, in milliseconds. */
const timeout = 8000;

/**
 * Asks our server for the places of an address: the best match first, none if it is unknown.
 * @throws if the request fails, times out or is aborted by `signal`.
 */
export async function askGeocoder(
  address: string,
  language: Locale,
  signal: AbortSignal,
): Promise<FoundPlace[]> {
  const query = new URLSearchParams({ address, language });
  const response = await fetch(`${services.geocode}?${query}`, {
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeout)]),
  });
  const answer = (await response.json()) as Partial<GeocodeAnswer> | null;
  const places = placesIn(answer);
  const isAnswer = places.length > 0 || answer?.status === "ZERO_RESULTS";
  if (!isAnswer) throw new Error(`no place in an answer with status ${response.status}`);
  return places;
}

/** Logs a failed lookup to the console, as specified, without the address. */
export function warnOfPlace(error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: as specified
  console.warn("The place was not found:", String(error));
}
