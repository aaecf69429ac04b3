import type { FastifyInstance, FastifyReply } from "fastify";
import { allTargets } from "../delivery/targets.ts";
import type { Env } from "../env.ts";
import type { Metrics } from "../metrics/create-metrics.ts";
import { mayReadMetrics } from "../metrics/may-read-metrics.ts";
import { readOutbox } from "../metrics/outbox-gauges.ts";
import type { BackgroundWork } from "../operation/background-work.ts";
import type { Store } from "../store/open-store.ts";

/** Where Prometheus reads. */
export const metricsPath = "/metrics";

interface MetricsParts {
  env: Pick<Env, "METRICS_TOKEN" | "delivery">;
  store: Pick<Store, "outbox">;
  metrics: Metrics;
  work?: Pick<BackgroundWork, "held">;
}

/** Tells the metrics to who may read them. To everybody else there is no such page. */
export function metricsPage(app: FastifyInstance, { env, store, metrics, work }: MetricsParts) {
  const targets = allTargets(env.delivery);
  const answer = async (reply: FastifyReply) => {
    await readOutbox(metrics, store.outbox, targets);
    for (const [kind, count] of Object.entries(work?.held() ?? {})) {
      metrics.heldEntries.set({ kind }, count);
    }
    reply.header("cache-control", "no-store").type(metrics.contentType);
    return metrics.text();
  };
  app.get(metricsPath, (request, reply) => {
    if (mayReadMetrics(request, env.METRICS_TOKEN)) return answer(reply);
    reply.callNotFound();
    return undefined;
  });
}
