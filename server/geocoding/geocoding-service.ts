import * as z from "zod";
import { type GeocodeResponse, maxPlaces } from "#contract/geocode.ts";
import { BodyTooLargeError, readResponseBody } from "../http/read-response-body.ts";
import type { GeocodeQuery } from "../store/geocode-store.ts";

interface ServiceSettings {
  url: string;
  key: string;
}

/** The service gave no usable response. The message contains neither address nor key. */
export class GeocodingServiceError extends Error {
  override name = "GeocodingServiceError";
}

/** Real responses have a few thousand. */
const maxResponseBytes = 256 * 1024;

const responseSchema = z.object({
  status: z.string().regex(/^[A-Z_]{1,40}$/),
  results: z.array(z.unknown()).default([]),
});

const stringList = z.array(z.string().max(100)).max(20).catch([]);

const componentSchema = z.object({
  long_name: z.string().max(200),
  short_name: z.string().max(200),
  types: stringList,
});

const componentsSchema = z
  .array(z.unknown())
  .catch([])
  .transform((parts) => parts.flatMap((part) => componentSchema.safeParse(part).data ?? []));

type Component = z.output<typeof componentSchema>;

/** A result without details of a home: a house or a street is replaced by its town. */
const resultSchema = z
  .object({
    formatted_address: z.string().max(500).catch(""),
    types: stringList,
    address_components: componentsSchema,
    geometry: z.object({
      location: z.object({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) }),
    }),
  })
  .transform(({ formatted_address: label, types, address_components: parts, geometry }) => ({
    formatted_address: areaTypes.some((type) => types.includes(type)) ? label : formatTown(parts),
    types,
    address_components: parts.filter((part) => part.types.includes("country")),
    geometry,
  }));

/** Types of places where many people live. "political" are districts, towns, regions and countries. */
const areaTypes = ["political", "postal_code", "postal_town", "colloquial_area", "natural_feature"];

/** Formats the label of an address's town; empty if the response names none. */
function formatTown(parts: Component[]): string {
  const findName = (type: string) => parts.find(({ types }) => types.includes(type))?.long_name;
  const town = findName("locality") ?? findName("postal_town");
  return [town, town && findName("country")].filter(Boolean).join(", ");
}

/**
 * Asks the geocoding service for an address in a reader's language, and takes its first few results. The status
 * "INVALID_REQUEST" means that the service cannot parse the address.
 * @throws `GeocodingServiceError` if the service is unavailable.
 */
export async function queryService(
  { url, key }: ServiceSettings,
  { address, locale }: GeocodeQuery,
  signal: AbortSignal,
): Promise<GeocodeResponse> {
  const target = new URL(url);
  target.searchParams.set("address", address);
  target.searchParams.set("language", locale);
  target.searchParams.set("key", key);
  const body = await requestJson(target, signal);
  return body === undefined ? { status: "INVALID_REQUEST", results: [] } : parseResponse(body);
}

const otherFormat = "its answer is not in the expected format";

/** Requests JSON; undefined if the service refuses the address. */
async function requestJson(target: URL, signal: AbortSignal): Promise<unknown> {
  let status: number | undefined;
  try {
    const headers = { accept: "application/json" };
    const response = await fetch(target, { redirect: "error", headers, signal });
    status = response.status;
    if (response.ok)
      return JSON.parse((await readResponseBody(response, maxResponseBytes)).toString("utf8"));
    await response.body?.cancel();
  } catch (error) {
    if (error instanceof SyntaxError) throw new GeocodingServiceError(otherFormat);
    // Messages of network errors may quote the requested address.
    const isTooLarge = error instanceof BodyTooLargeError;
    const reason = isTooLarge ? "its answer is too large" : "no connection, or a redirect";
    throw new GeocodingServiceError(signal.aborted ? "it did not answer in time" : reason);
  }
  if (status === 400) return undefined;
  throw new GeocodingServiceError(`it answered with HTTP status ${status}`);
}

function parseResponse(body: unknown): GeocodeResponse {
  const response = responseSchema.safeParse(body).data;
  if (!response) throw new GeocodingServiceError(otherFormat);
  const hasNone = response.results.length === 0;
  if (response.status === "ZERO_RESULTS" || (response.status === "OK" && hasNone)) {
    return { status: "ZERO_RESULTS", results: [] };
  }
  if (response.status === "INVALID_REQUEST") return { status: response.status, results: [] };
  if (response.status !== "OK") throw new GeocodingServiceError(`its status is ${response.status}`);
  const [first, ...others] = response.results
    .slice(0, maxPlaces)
    .map((result) => resultSchema.safeParse(result).data);
  if (!first) throw new GeocodingServiceError("its result is not in the expected format");
  // The finder offers the others by their labels.
  const namedResults = others.flatMap((other) => (other?.formatted_address ? [other] : []));
  return { status: "OK", results: [first, ...namedResults] };
}
