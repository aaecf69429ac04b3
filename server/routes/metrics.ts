import type { FastifyInstance } from "fastify";
import type { Env } from "../env.ts";
import type { Metrics } from "../metrics/create-metrics.ts";
import { mayReadMetrics } from "../metrics/may-read-metrics.ts";
import { readOutbox } from "../metrics/outbox-gauges.ts";
import { type Store, targetsOf } from "../store/open-store.ts";

/** Where Prometheus reads. */
export const metricsPath = "/metrics";

/** Tells the metrics to who may read them. To everybody else there is no such page. */
export function metricsPage(
  app: FastifyInstance,
  {
    env,
    store,
    metrics,
  }: { env: Pick<Env, "METRICS_TOKEN" | "delivery">; store: Store; metrics: Metrics },
) {
  const targets = targetsOf(env.delivery);
  app.get(metricsPath, async (request, reply) => {
    if (!mayReadMetrics(request, env.METRICS_TOKEN)) return reply.callNotFound();
    await readOutbox(metrics, store.outbox, targets);
    reply.header("cache-control", "no-store").type(metrics.contentType);
    return metrics.text();
  });
}
