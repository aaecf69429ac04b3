import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  onRequestAsyncHookHandler,
} from "fastify";
import * as z from "zod";
import { apiEndpoints } from "#contract/endpoints.ts";
import { type GeocodeResponse, maxAddressLength } from "#contract/geocode.ts";
import { defaultLocale, locales } from "#locale/languages.ts";
import type { Geocoder } from "../geocoding/geocoder.ts";
import { recordError } from "../http/problem.ts";
import { getClientNetworks, limitRequests } from "../limits/request-limits.ts";
import type { Settings } from "../settings/settings.ts";
import { dayMs } from "../time/durations.ts";

const querySchema = z.object({
  address: z
    .string()
    .trim()
    .min(1)
    .refine((text) => [...text].length <= maxAddressLength),
  /** The page's language; the default language if the site does not have it. */
  language: z.enum(locales).catch(defaultLocale),
});

/** Browser cache time of a response. Shared caches never store it. */
const maxAgeSeconds = { response: dayMs / 1000, fallback: 60 };

interface GeocodeOptions {
  settings: Pick<Settings, "GEOCODE_LIMIT">;
  geocoder: Geocoder;
  shedLoad: onRequestAsyncHookHandler;
}

/**
 * Adds the route that finds the coordinates of an address. Responses, errors included, have the format of the
 * geocoding service.
 */
export function addGeocodeRoute(
  app: FastifyInstance,
  { settings, geocoder, shedLoad }: GeocodeOptions,
) {
  const keyGenerator = (request: FastifyRequest) => `places ${getClientNetworks(request)[0]}`;
  const limit = settings.GEOCODE_LIMIT
    ? [limitRequests(app, keyGenerator, settings.GEOCODE_LIMIT)]
    : [];
  const options = { onRequest: [shedLoad, ...limit], errorHandler: sendFailure };
  app.get(apiEndpoints.geocode, options, async (request, reply) => {
    const query = querySchema.safeParse(request.query);
    if (!query.success) return sendStatus(reply.code(400), "INVALID_REQUEST");
    const { address, language } = query.data;
    const { response, isFallback } = await geocoder(address, language, getClientNetworks(request));
    const seconds = isFallback ? maxAgeSeconds.fallback : maxAgeSeconds.response;
    return reply.header("cache-control", `private, max-age=${seconds}`).send(response);
  });
}

/** Sends refusals by limits, and failures of ours, in the format of the geocoding service. */
function sendFailure(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const httpError = recordError(request, error);
  const isRateLimited = httpError.statusCode === 429;
  return sendStatus(
    reply.code(httpError.statusCode),
    isRateLimited ? "OVER_QUERY_LIMIT" : "UNKNOWN_ERROR",
  );
}

function sendStatus(reply: FastifyReply, status: GeocodeResponse["status"]) {
  return reply.send({ status, results: [] } satisfies GeocodeResponse);
}
