import type { GeocodeAnswer } from "#contract/geocode";
import { BreakerOpen, CircuitBreaker } from "../circuit-breaker.ts";
import type { Env } from "../env.ts";
import type { Gazetteer } from "../gazetteer/open-gazetteer.ts";
import type { GeocodeStore } from "../store/geocode-store.ts";
import { askService, ServiceFailure } from "./geocoding-service.ts";

/** An answer, and whether the gazetteer gave it because the service could not be had. */
export interface Lookup {
  answer: GeocodeAnswer;
  isStopgap: boolean;
}

/** Looks up addresses. Resolves to nothing while neither service nor gazetteer can be had. */
export type Geocoder = (address: string) => Promise<Lookup | undefined>;

/** What a geocoder works with. Without `answers` it keeps none. */
export interface GeocoderParts {
  env: Pick<Env, "GEOCODER_URL" | "GEOCODER_KEY">;
  answers?: GeocodeStore;
  /** The gazetteer, once it is there. */
  gazetteer(): Gazetteer | undefined;
  /** Hears of failures that the geocoder works around. */
  warn(error: unknown, message: string): void;
  /** How long to wait for the service, in ms. */
  timeout?: number;
}

const breakerLimits = { failures: 5, pause: 30_000 };

/** A geocoder that asks the service of the settings, if there is one, and else the gazetteer. */
export function createGeocoder(parts: GeocoderParts): Geocoder {
  const { GEOCODER_URL: url, GEOCODER_KEY: key } = parts.env;
  const service = url && key ? { url, key, timeout: parts.timeout ?? 3000 } : undefined;
  const breaker = new CircuitBreaker(breakerLimits);

  async function ask(address: string): Promise<GeocodeAnswer | undefined> {
    if (!service) return undefined;
    const kept = await parts.answers?.find(address).catch(warnOfStore);
    if (kept) return kept;
    const answer = await breaker.run(() => askService(service, address)).catch(warnOfService);
    if (!answer || answer.status === "INVALID_REQUEST") return undefined;
    await parts.answers?.keep(address, answer).catch(warnOfStore);
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

  return async (address) => {
    const answer = await ask(address);
    if (answer) return { answer, isStopgap: false };
    const gazetteer = parts.gazetteer();
    return gazetteer && { answer: findIn(gazetteer, address), isStopgap: service !== undefined };
  };
}

function findIn(gazetteer: Gazetteer, address: string): GeocodeAnswer {
  const spot = gazetteer.find(address);
  if (!spot) return { status: "ZERO_RESULTS", results: [] };
  const location = { lat: spot.latitude, lng: spot.longitude };
  return { status: "OK", results: [{ formatted_address: spot.label, geometry: { location } }] };
}
