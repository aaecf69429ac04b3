import type { FastifyInstance, FastifyRequest } from "fastify";
import * as z from "zod";
import { apiEndpoints } from "#contract/endpoints.ts";
import { islandNames } from "#contract/islands.ts";
import { refuseCrossSite } from "../http/cross-site.ts";
import { HttpError } from "../http/problem.ts";
import { getClientNetworks, limitRequests } from "../limits/request-limits.ts";
import type { Metrics } from "../metrics/create-metrics.ts";
import type { Settings } from "../settings/settings.ts";
import { minuteMs } from "../time/durations.ts";

const querySchema = z.object({ island: z.enum(islandNames) });

/** More than the islands of a few pages: each reports once. */
const limit = { max: 30, timeWindow: minuteMs };

interface IslandFailureOptions {
  settings: Pick<Settings, "RATE_LIMIT" | "SITE_URL">;
  metrics: Pick<Metrics, "islandFailures">;
}

/** Adds the route that counts failed islands. It learns nothing else of the visitor. */
export function addIslandFailureRoute(
  app: FastifyInstance,
  { settings, metrics }: IslandFailureOptions,
) {
  const keyGenerator = (request: FastifyRequest) => `failures ${getClientNetworks(request)[0]}`;
  const limits = settings.RATE_LIMIT ? [limitRequests(app, keyGenerator, limit)] : [];
  const onRequest = [refuseCrossSite(settings.SITE_URL), ...limits];
  app.post(apiEndpoints.islandFailures, { onRequest }, async (request, reply) => {
    const query = querySchema.safeParse(request.query);
    if (!query.success) throw new HttpError("bad_request");
    metrics.islandFailures.inc(query.data);
    return reply.code(204).send();
  });
}
