import { services } from "#contract/endpoints";
import { type FoundPlace, type GeocodeAnswer, placesIn } from "#contract/geocode";
import type { Locale } from "#locale/languages";

/** How long an answer is waited for, in milliseconds. */
const timeout = 8000;

/**
 * Asks our server where an address is: the likeliest place first, none if nobody knows it.
 * @throws if it cannot be found out, or `signal` ends it.
 */
export async function askGeocoder(
  address: string,
  language: Locale,
  signal: AbortSignal,
): Promise<FoundPlace[]> {
  const asking = new AbortController();
  const abort = () => asking.abort(signal.reason);
  signal.addEventListener("abort", abort);
  const timer = setTimeout(() => asking.abort(new Error("no answer in time")), timeout);
  try {
    const query = new URLSearchParams({ address, language });
    const response = await fetch(`${services.geocode}?${query}`, { signal: asking.signal });
    const answer = (await response.json()) as Partial<GeocodeAnswer> | null;
    const places = placesIn(answer);
    const isAnswer = places.length > 0 || answer?.status === "ZERO_RESULTS";
    if (!isAnswer) throw new Error(`no place in an answer with status ${response.status}`);
    return places;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", abort);
  }
}

/** Notes in the console that a look-up failed: its only trace, as specified, and without the address. */
export function warnOfPlace(error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: as specified
  console.warn("The place was not found:", String(error));
}
