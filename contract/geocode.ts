import { type GeoPoint, pointAt } from "./distance.ts";

/** The longest address that is looked up, in code points. */
export const addressLimit = 200;

/**
 * What `GET /api/geocode?address=…` answers, in the format of the geocoding service that the finder
 * was made for. Only "OK" has results; the first one counts.
 */
export interface GeocodeAnswer {
  status: "OK" | "ZERO_RESULTS" | "INVALID_REQUEST" | "OVER_QUERY_LIMIT" | "UNKNOWN_ERROR";
  results: {
    formatted_address: string;
    geometry: { location: { lat: number; lng: number } };
  }[];
}

/** The place that an answer gives, read by hand: a schema would be half of the finder's script. */
export function placeIn(answer: unknown): GeoPoint | undefined {
  const { status, results } = (answer ?? {}) as Partial<GeocodeAnswer>;
  const location = results?.[0]?.geometry?.location;
  return status === "OK" ? pointAt(location?.lat, location?.lng) : undefined;
}
