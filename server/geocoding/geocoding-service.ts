import * as z from "zod";
import { type GeocodeAnswer, mostPlaces } from "#contract/geocode";
import type { Locale } from "#locale/languages";
import { BodyTooLarge, readBody } from "../read-body.ts";

/** How to reach the geocoding service. */
export interface ServiceSettings {
  url: string;
  key: string;
  /** Timeout for the whole answer, in ms. */
  timeout: number;
}

/** The query: the address, and the language of the answer. */
export interface Question {
  address: string;
  locale: Locale;
}

/** Why the service gave no answer. The reason holds neither address nor key. */
export class ServiceFailure extends Error {
  override name = "ServiceFailure";
}

/** The largest answer that is read, in bytes; real ones have a few thousand. */
const largestAnswer = 256 * 1024;

const answerSchema = z.object({
  status: z.string().regex(/^[A-Z_]{1,40}$/),
  results: z.array(z.unknown()).default([]),
});

const words = z.array(z.string().max(100)).max(20).catch([]);

const componentSchema = z.object({
  long_name: z.string().max(200),
  short_name: z.string().max(200),
  types: words,
});

/** Of the address components only the country is kept: the others tell where somebody lives. */
const componentsSchema = z
  .array(z.unknown())
  .catch([])
  .transform((parts) =>
    parts
      .flatMap((part) => componentSchema.safeParse(part).data ?? [])
      .filter(({ types }) => types.includes("country")),
  );

const resultSchema = z.object({
  formatted_address: z.string().max(500).catch(""),
  types: words,
  address_components: componentsSchema,
  geometry: z.object({
    location: z.object({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) }),
  }),
});

/**
 * Asks the geocoding service for an address in a reader's language, and keeps its first few results.
 * "INVALID_REQUEST" means that it cannot parse this address.
 * @throws `ServiceFailure` if the service is unavailable.
 */
export async function askService(
  { url, key, timeout }: ServiceSettings,
  { address, locale }: Question,
): Promise<GeocodeAnswer> {
  const target = new URL(url);
  target.searchParams.set("address", address);
  target.searchParams.set("language", locale);
  target.searchParams.set("key", key);
  const body = await reach(target, AbortSignal.timeout(timeout));
  return body === undefined ? { status: "INVALID_REQUEST", results: [] } : readAnswer(body);
}

const otherFormat = "its answer is not in the expected format";

/** The answer's JSON; undefined if the service refuses the address. */
async function reach(target: URL, signal: AbortSignal): Promise<unknown> {
  let status: number | undefined;
  try {
    const headers = { accept: "application/json" };
    const response = await fetch(target, { redirect: "error", headers, signal });
    status = response.status;
    if (response.ok) return JSON.parse((await readBody(response, largestAnswer)).toString("utf8"));
    await response.body?.cancel();
  } catch (error) {
    if (error instanceof SyntaxError) throw new ServiceFailure(otherFormat);
    // Messages of network errors may quote the requested address.
    const isTooLarge = error instanceof BodyTooLarge;
    const reason = isTooLarge ? "its answer is too large" : "no connection, or a redirect";
    throw new ServiceFailure(signal.aborted ? "it did not answer in time" : reason);
  }
  if (status === 400) return undefined;
  throw new ServiceFailure(`it answered with HTTP status ${status}`);
}

function readAnswer(body: unknown): GeocodeAnswer {
  const answer = answerSchema.safeParse(body).data;
  if (!answer) throw new ServiceFailure(otherFormat);
  const hasNone = answer.results.length === 0;
  if (answer.status === "ZERO_RESULTS" || (answer.status === "OK" && hasNone)) {
    return { status: "ZERO_RESULTS", results: [] };
  }
  if (answer.status === "INVALID_REQUEST") return { status: answer.status, results: [] };
  if (answer.status !== "OK") throw new ServiceFailure(`its status is ${answer.status}`);
  const [first, ...others] = answer.results
    .slice(0, mostPlaces)
    .map((result) => resultSchema.safeParse(result).data);
  if (!first) throw new ServiceFailure("its result is not in the expected format");
  return { status: "OK", results: [first, ...others.filter((other) => other !== undefined)] };
}
