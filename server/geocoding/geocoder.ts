import type { GeocodeAnswer } from "#contract/geocode";
import { countryName } from "#locale/countries";
import type { Locale } from "#locale/languages";
import { normalizeName } from "#locale/normalize-name";
import type { Gazetteer, Spot } from "../gazetteer/open-gazetteer.ts";
import { isTooShort } from "../gazetteer/read-address.ts";
import type { Env } from "../lib/env.ts";
import { unlimitedOutbound } from "../lib/setting-formats.ts";
import type { Metrics } from "../metrics/create-metrics.ts";
import { type Limit, RequestNotSentError } from "../outbound/outbound-budget.ts";
import { type OutboundLimits, OutboundService } from "../outbound/outbound-service.ts";
import type { GeocodeStore, Question } from "../store/geocode-store.ts";
import { askService, GeocodingServiceError } from "./geocoding-service.ts";

/** An answer, and whether it came from the gazetteer because the service could not be asked. */
export interface Lookup {
  answer: GeocodeAnswer;
  isStopgap: boolean;
}

/** Looks up addresses for a reader of a language, who belongs to these networks. */
export type Geocoder = (
  address: string,
  locale: Locale,
  networks?: readonly string[],
) => Promise<Lookup>;

export type GeocoderTimes = Pick<OutboundLimits, "maxWaitMs" | "timeoutMs">;

/** What a geocoder depends on. Without `answers` it caches nothing, without `budget` it has no limit. */
export interface GeocoderOptions {
  env: Pick<Env, "GEOCODER_URL" | "GEOCODER_KEY">;
  answers?: GeocodeStore;
  gazetteer: Pick<Gazetteer, "find">;
  budget?: Limit;
  /** How long a question waits for its turn, and then for the service, in milliseconds. */
  times?: GeocoderTimes | undefined;
  metrics?: Pick<Metrics, "outbound">;
  /** Receives failures that the geocoder recovered from. */
  warn(error: unknown, message: string): void;
}

const standardTimes: GeocoderTimes = { maxWaitMs: 1000, timeoutMs: 3000 };

/** The finder asks for several facilitators at a time, of which the cache knows most. */
function limitsOf({ budget: overall = unlimitedOutbound, times }: GeocoderOptions): OutboundLimits {
  const networks = [
    { share: 1 / 10, atOnce: 3 },
    { share: 1 / 5, atOnce: 5 },
  ];
  return {
    budget: { overall, networks, atOnce: 10 },
    ...(times ?? standardTimes),
    breaker: { failures: 5, pauseMs: 30_000 },
  };
}

/** A geocoder that asks the configured service, if there is one, and otherwise the gazetteer. */
export function createGeocoder(options: GeocoderOptions): Geocoder {
  const { GEOCODER_URL: url, GEOCODER_KEY: key } = options.env;
  const settings = url && key ? { url, key } : undefined;
  const service = new OutboundService("geocoder", limitsOf(options), options.metrics);

  async function ask(
    question: Question,
    networks: readonly string[],
  ): Promise<GeocodeAnswer | undefined> {
    if (!settings) return undefined;
    const stored = await options.answers?.find(question).catch(warnOfStore);
    if (stored) return stored;
    const answer = await service
      .send(networks, (signal) => askService(settings, question, signal))
      .catch(warnOfService);
    if (!answer || answer.status === "INVALID_REQUEST") return undefined;
    await options.answers?.save(question, answer).catch(warnOfStore);
    return answer;
  }

  function warnOfService(error: unknown): undefined {
    if (error instanceof RequestNotSentError) return;
    if (!(error instanceof GeocodingServiceError)) throw error;
    options.warn(error, `The geocoding service failed: ${error.message}.`);
  }

  function warnOfStore(error: unknown): undefined {
    options.warn(error, "Answers of the geocoding service cannot be stored.");
  }

  return async (address, locale, networks = []) => {
    const spots = options.gazetteer.find(address, locale);
    // Countries come from the gazetteer alone: services take England for a region.
    const isCountry = spots[0]?.isCountry;
    if (isCountry || isTooShort(normalizeName(address))) {
      return { answer: answerOf(spots, locale), isStopgap: false };
    }
    const answer = await ask({ address, locale }, networks);
    if (answer) return { answer, isStopgap: false };
    return { answer: answerOf(spots, locale), isStopgap: settings !== undefined };
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
