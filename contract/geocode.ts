import { type GeoPoint, parsePoint } from "./geo-point.ts";

/** The longest address that is looked up, in code points. */
export const maxAddressLength = 200;

/** The most places in a response, where several share a name. */
export const maxPlaces = 5;

/** A place in the format of the geocoding service that the finder was made for. */
interface GeocodeResult {
  /** Its label, such as "Halle (Saale), Germany": looking it up again leads to the same place. */
  formatted_address: string;
  /** Contains "country" if the address names only a country. */
  types?: string[];
  /** In the component of type "country", `short_name` is the ISO 3166-1 code of the country. */
  address_components?: { long_name: string; short_name: string; types: string[] }[];
  geometry: { location: { lat: number; lng: number } };
}

/**
 * The response of `GET /api/geocode?address=…&language=…`; `language` is the page's (en, sv, de). Only "OK" has
 * results: the likeliest place first, then its namesakes.
 */
export interface GeocodeResponse {
  status: "OK" | "ZERO_RESULTS" | "INVALID_REQUEST" | "OVER_QUERY_LIMIT" | "UNKNOWN_ERROR";
  results: GeocodeResult[];
}

/** A place of a response. `country` is an ISO 3166-1 code. */
export interface FoundPlace {
  name: string;
  point: GeoPoint;
  country: string | undefined;
  isCountry: boolean;
}

/** Parses a response by hand: a schema library would be half of the finder's script. */
export function parsePlaces(response: unknown): FoundPlace[] {
  const { status, results } = (response ?? {}) as Partial<GeocodeResponse>;
  if (status !== "OK" || !Array.isArray(results)) return [];
  return results.slice(0, maxPlaces).flatMap((result?: Partial<GeocodeResult>) => {
    const point = parsePoint(result?.geometry?.location?.lat, result?.geometry?.location?.lng);
    if (!point) return [];
    const {
      formatted_address: name = "",
      types = [],
      address_components: parts = [],
    } = result ?? {};
    const country = parts.find((part) => part.types.includes("country"))?.short_name;
    return [{ name, point, country, isCountry: types.includes("country") }];
  });
}
