import * as z from "zod/mini";

/** The longest address that is looked up, in code points. */
export const addressLimit = 200;

const location = z.object({
  lat: z.number().check(z.gte(-90), z.lte(90)),
  lng: z.number().check(z.gte(-180), z.lte(180)),
});

/**
 * The answer to an address, in the format of the geocoding service that the finder was made for.
 * Only "OK" has results; the first one counts.
 */
export const geocodeAnswerSchema = z.object({
  status: z.enum(["OK", "ZERO_RESULTS", "INVALID_REQUEST", "OVER_QUERY_LIMIT", "UNKNOWN_ERROR"]),
  results: z.array(z.object({ formatted_address: z.string(), geometry: z.object({ location }) })),
});

/** What `GET /api/geocode?address=…` answers. */
export type GeocodeAnswer = z.infer<typeof geocodeAnswerSchema>;
