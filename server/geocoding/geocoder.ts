import type { GeocodeResponse } from "#contract/geocode.ts";
import { getCountryName } from "#locale/countries.ts";
import type { Locale } from "#locale/languages.ts";
import { normalizeName } from "#locale/normalize-name.ts";
import type { Gazetteer, GazetteerPlace } from "../gazetteer/open-gazetteer.ts";
import { isTooShort } from "../gazetteer/parse-address.ts";
import type { Metrics } from "../metrics/create-metrics.ts";
import { type Quota, RequestNotSentError } from "../outbound/outbound-budget.ts";
import { type OutboundOptions, OutboundService } from "../outbound/outbound-service.ts";
import { noOutboundLimit } from "../settings/setting-formats.ts";
import type { Settings } from "../settings/settings.ts";
import type { GeocodeQuery, GeocodeStore } from "../store/geocode-store.ts";
import { GeocodingServiceError, queryService } from "./geocoding-service.ts";

/** A response, and whether the gazetteer gave it because the service could not be asked. */
interface Lookup {
  response: GeocodeResponse;
  isFallback: boolean;
}

/** Looks up an address for a reader of a language, whose client belongs to `networks`. */
export type Geocoder = (
  address: string,
  locale: Locale,
  networks?: readonly string[],
) => Promise<Lookup>;

export type GeocoderTimings = Pick<OutboundOptions, "maxWaitMs" | "timeoutMs">;

/** Dependencies of a geocoder. Without `cache` it caches nothing, without `budget` it has no limit. */
interface GeocoderOptions {
  settings: Pick<Settings, "GEOCODER_URL" | "GEOCODER_KEY">;
  cache?: GeocodeStore;
  gazetteer: Pick<Gazetteer, "find">;
  budget?: Quota;
  /** Time limits of a request, in milliseconds: for its turn, then for the service. */
  timings?: GeocoderTimings | undefined;
  metrics?: Pick<Metrics, "outboundRequests">;
  /** Receives failures that the geocoder recovered from. */
  warn(error: unknown, message: string): void;
}

const defaultTimings: GeocoderTimings = { maxWaitMs: 1000, timeoutMs: 3000 };

/** Several requests at a time: the finder looks up several facilitators, most from the cache. */
const networkShares = {
  networks: [
    { share: 1 / 10, concurrency: 3 },
    { share: 1 / 5, concurrency: 5 },
  ],
  concurrency: 10,
};

/** Creates a geocoder that asks the configured service, if there is one, and otherwise the gazetteer. */
export function createGeocoder(options: GeocoderOptions): Geocoder {
  const { GEOCODER_URL: url, GEOCODER_KEY: key } = options.settings;
  const service = url && key ? { url, key } : undefined;
  const { budget: overall = noOutboundLimit, timings = defaultTimings } = options;
  const outbound = new OutboundService(
    "geocoder",
    { budget: { overall, ...networkShares }, ...timings, pauseMs: 30_000 },
    options.metrics,
  );

  async function askService(
    query: GeocodeQuery,
    networks: readonly string[],
  ): Promise<GeocodeResponse | undefined> {
    if (!service) return undefined;
    const stored = await options.cache?.find(query).catch(warnAboutStore);
    if (stored) return stored;
    const response = await outbound
      .send(networks, (signal) => queryService(service, query, signal))
      .catch(warnAboutService);
    if (!response || response.status === "INVALID_REQUEST") return undefined;
    await options.cache?.save(query, response).catch(warnAboutStore);
    return response;
  }

  function warnAboutService(error: unknown): undefined {
    if (error instanceof RequestNotSentError) return;
    if (!(error instanceof GeocodingServiceError)) throw error;
    options.warn(error, `The geocoding service failed: ${error.message}.`);
  }

  function warnAboutStore(error: unknown): undefined {
    options.warn(error, "The stored answers of the geocoding service cannot be used.");
  }

  return async (address, locale, networks = []) => {
    const places = options.gazetteer.find(address, locale);
    // Countries come from the gazetteer alone: services take England for a region.
    const isCountry = places[0]?.isCountry;
    if (isCountry || isTooShort(normalizeName(address))) {
      return { response: toResponse(places, locale), isFallback: false };
    }
    const response = await askService({ address, locale }, networks);
    if (response) return { response, isFallback: false };
    return { response: toResponse(places, locale), isFallback: service !== undefined };
  };
}

function toResponse(places: GazetteerPlace[], locale: Locale): GeocodeResponse {
  const results = places.map(({ point, label, country, isCountry }) => ({
    formatted_address: label,
    types: [isCountry ? "country" : "locality", "political"],
    address_components: [
      {
        long_name: getCountryName(country, locale),
        short_name: country,
        types: ["country", "political"],
      },
    ],
    geometry: { location: { lat: point.lat, lng: point.lon } },
  }));
  return { status: results.length > 0 ? "OK" : "ZERO_RESULTS", results };
}
