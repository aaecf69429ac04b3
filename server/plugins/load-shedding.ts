import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Metrics } from "../metrics/create-metrics.ts";
import { HttpProblem } from "../problem.ts";

/** Retry-After of refused requests, in seconds. */
export const retryAfter = 10;

/** Sampling interval, in milliseconds. */
const interval = 500;

/**
 * Returns a hook that refuses requests (503 with Retry-After), and counts them, while the server is
 * overloaded. The sign is event loop delay in milliseconds, measured with a timer: the last sample counts,
 * so that there always is one and recovery shows at once.
 */
export function loadShedding(
  app: FastifyInstance,
  {
    metrics,
    longestDelay = 1000,
  }: { metrics: Pick<Metrics, "shed">; longestDelay?: number | undefined },
) {
  let delay = 0;
  let due = performance.now() + interval;
  const timer = setInterval(() => {
    delay = performance.now() - due;
    due = performance.now() + interval;
  }, interval);
  timer.unref();
  app.addHook("onClose", async () => clearInterval(timer));

  return async (request: FastifyRequest, reply: FastifyReply) => {
    if (delay <= longestDelay) return;
    metrics.shed.inc({ route: request.routeOptions.url ?? "" });
    reply.header("retry-after", retryAfter);
    throw new HttpProblem("unavailable");
  };
}
