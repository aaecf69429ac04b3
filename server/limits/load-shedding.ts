import underPressure from "@fastify/under-pressure";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { HttpError } from "../http/problem.ts";
import type { Metrics } from "../metrics/create-metrics.ts";

/** Retry-After of refused requests, in seconds. */
export const retryAfterSeconds = 10;

/**
 * Returns a hook that refuses requests (503 with Retry-After), and counts them, while the server is overloaded:
 * while the mean event loop delay exceeds `maxEventLoopDelayMs`.
 */
export async function createLoadSheddingHook(
  app: FastifyInstance,
  {
    metrics,
    maxEventLoopDelayMs = 1000,
  }: { metrics: Pick<Metrics, "shedRequests">; maxEventLoopDelayMs?: number | undefined },
) {
  await app.register(underPressure, {
    maxEventLoopDelay: maxEventLoopDelayMs,
    // Several samples: one stall, as of a paused machine, is no overload. The plugin takes an interval without
    // a sample for an endless delay.
    sampleInterval: 3 * maxEventLoopDelayMs,
    // Only the hook refuses: cheap requests are answered.
    pressureHandler: () => undefined,
  });

  return async (request: FastifyRequest, reply: FastifyReply) => {
    if (!app.isUnderPressure()) return;
    metrics.shedRequests.inc({ route: request.routeOptions.url ?? "" });
    reply.header("retry-after", retryAfterSeconds);
    throw new HttpError("unavailable");
  };
}
