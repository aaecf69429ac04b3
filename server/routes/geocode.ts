import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  onRequestAsyncHookHandler,
} from "fastify";
import * as z from "zod";
import { apiEndpoints } from "#contract/endpoints";
import { type GeocodeResponse, maxAddressLength } from "#contract/geocode";
import { defaultLocale, locales } from "#locale/languages";
import type { Geocoder } from "../geocoding/geocoder.ts";
import { logHttpError, toHttpError } from "../http/problem.ts";
import type { Env } from "../lib/env.ts";
import { getClientNetworks, limitRequests } from "../limits/request-limits.ts";

const querySchema = z.object({
  address: z
    .string()
    .trim()
    .min(1)
    .refine((text) => [...text].length <= maxAddressLength),
  /** The page's language; one that the site does not have is answered in the default language. */
  language: z.enum(locales).catch(defaultLocale),
});

/** How long a browser caches an answer, in seconds. Shared caches never do. */
const maxAge = { response: 24 * 3600, fallback: 60 };

interface GeocodeOptions {
  env: Pick<Env, "GEOCODE_LIMIT">;
  geocoder: Geocoder;
  shedLoad: onRequestAsyncHookHandler;
}

/**
 * Finds the coordinates of an address; answers in the format of the geocoding service, errors included.
 */
export function addGeocodeRoute(app: FastifyInstance, { env, geocoder, shedLoad }: GeocodeOptions) {
  const keyGenerator = (request: FastifyRequest) => `places ${getClientNetworks(request)[0]}`;
  const limit = env.GEOCODE_LIMIT ? [limitRequests(app, keyGenerator, env.GEOCODE_LIMIT)] : [];
  const options = { onRequest: [shedLoad, ...limit], errorHandler: sendFailure };
  app.get(apiEndpoints.geocode, options, async (request, reply) => {
    const query = querySchema.safeParse(request.query);
    if (!query.success) return sendStatus(reply.code(400), "INVALID_REQUEST");
    const { address, language } = query.data;
    const { response, isFallback } = await geocoder(address, language, getClientNetworks(request));
    const seconds = isFallback ? maxAge.fallback : maxAge.response;
    return reply.header("cache-control", `private, max-age=${seconds}`).send(response);
  });
}

/** Refusals by limits and failures of ours in the geocoding service's format. */
function sendFailure(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const problem = toHttpError(error);
  logHttpError(request, problem);
  const isTooMuch = problem.status === 429;
  return sendStatus(reply.code(problem.status), isTooMuch ? "OVER_QUERY_LIMIT" : "UNKNOWN_ERROR");
}

function sendStatus(reply: FastifyReply, status: GeocodeResponse["status"]) {
  return reply.send({ status, results: [] } satisfies GeocodeResponse);
}
