import type { GeocodeAnswer } from "#contract/geocode";
import { countryName } from "#locale/countries";
import type { Locale } from "#locale/languages";
import { normalizeName } from "#locale/normalize-name";
import { BreakerOpen, CircuitBreaker } from "../circuit-breaker.ts";
import type { Env } from "../env.ts";
import type { Gazetteer, Spot } from "../gazetteer/open-gazetteer.ts";
import { isTooShort } from "../gazetteer/spans.ts";
import type { GeocodeStore } from "../store/geocode-store.ts";
import { askService, ServiceFailure } from "./geocoding-service.ts";

/** An answer, and whether it came from the gazetteer because the service was unavailable. */
export interface Lookup {
  answer: GeocodeAnswer;
  isStopgap: boolean;
}

/** Looks up addresses for a reader of a language. */
export type Geocoder = (address: string, locale: Locale) => Promise<Lookup>;

/** What a geocoder depends on. Without `answers` it caches nothing. */
export interface GeocoderParts {
  env: Pick<Env, "GEOCODER_URL" | "GEOCODER_KEY">;
  answers?: GeocodeStore;
  gazetteer: Pick<Gazetteer, "find">;
  /** Receives failures that the geocoder recovered from. */
  warn(error: unknown, message: string): void;
}

/** Timeout for the service, in milliseconds. */
const timeout = 3000;
const breakerLimits = { failures: 5, pause: 30_000 };

/** A geocoder that asks the configured service, if there is one, and otherwise the gazetteer. */
export function createGeocoder(parts: GeocoderParts): Geocoder {
  const { GEOCODER_URL: url, GEOCODER_KEY: key } = parts.env;
  const service = url && key ? { url, key, timeout } : undefined;
  const breaker = new CircuitBreaker(breakerLimits);

  async function ask(address: string, locale: Locale): Promise<GeocodeAnswer | undefined> {
    if (!service) return undefined;
    const question = { address, locale };
    const kept = await parts.answers?.find(question).catch(warnOfStore);
    if (kept) return kept;
    const answer = await breaker.run(() => askService(service, question)).catch(warnOfService);
    if (!answer || answer.status === "INVALID_REQUEST") return undefined;
    await parts.answers?.keep(question, answer).catch(warnOfStore);
    return answer;
  }

  function warnOfService(error: unknown): undefined {
    if (error instanceof BreakerOpen) return;
    if (!(error instanceof ServiceFailure)) throw error;
    parts.warn(error, `The geocoding service failed: ${error.message}.`);
  }

  function warnOfStore(error: unknown): undefined {
    parts.warn(error, "Answers of the geocoding service cannot be kept.");
  }

  return async (address, locale) => {
    const spots = parts.gazetteer.find(address, locale);
    // Countries come from the gazetteer alone: services take England for a region.
    const isCountry = spots[0]?.isCountry;
    if (isCountry || isTooShort(normalizeName(address))) {
      return { answer: answerOf(spots, locale), isStopgap: false };
    }
    const answer = await ask(address, locale);
    if (answer) return { answer, isStopgap: false };
    return { answer: answerOf(spots, locale), isStopgap: service !== undefined };
  };
}

function answerOf(spots: Spot[], locale: Locale): GeocodeAnswer {
  const results = spots.map(({ point, label, country, isCountry }) => ({
    formatted_address: label,
    types: [isCountry ? "country" : "locality", "political"],
    address_components: [
      {
        long_name: countryName(country, locale),
        short_name: country,
        types: ["country", "political"],
      },
    ],
    geometry: { location: { lat: point.lat, lng: point.lon } },
  }));
  return { status: results.length > 0 ? "OK" : "ZERO_RESULTS", results };
}
