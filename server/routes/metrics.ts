import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance, FastifyReply } from "fastify";
import { readBackupState } from "../backups/backup-state.ts";
import type { BackgroundWork } from "../lifecycle/background-work.ts";
import type { Metrics } from "../metrics/create-metrics.ts";
import { mayReadMetrics } from "../metrics/may-read-metrics.ts";
import { getPeriodStart, type PageCounter } from "../page-counts/page-counter.ts";
import type { Settings } from "../settings/settings.ts";
import type { Target } from "../store/database/schema.ts";
import type { TrafficSourceViews } from "../store/page-count-store.ts";
import type { Store } from "../store/store.ts";
import type { Outbox, OutboxState } from "../store/submissions/outbox.ts";
import { getTargetGroup, listAllTargets } from "../store/submissions/targets.ts";
import { minuteMs } from "../time/durations.ts";
import { memoizeFor } from "../time/memoize-for.ts";

interface MetricsOptions {
  settings: Pick<Settings, "METRICS_TOKEN" | "BACKUP_FOLDER" | "deliveryTargets">;
  store: Pick<Store, "outbox" | "submissions" | "pageCounts">;
  metrics: Metrics;
  pageCounter: PageCounter;
  work?: Pick<BackgroundWork, "countUnconfirmed">;
}

/** Adds the route of the metrics. Clients that may not read them get a not-found page. */
export async function addMetricsRoute(
  app: FastifyInstance,
  { settings, store, metrics, pageCounter, work }: MetricsOptions,
) {
  const targets = listAllTargets(settings.deliveryTargets);
  /** Views are written once a minute, and summing those of 30 days takes as long as several requests. */
  const readTopSources = memoizeFor(minuteMs, () =>
    store.pageCounts.findTopSources(getPeriodStart(topSourceLimits.days), topSourceLimits.max),
  );
  /** Never twice at a time: each that waits for another machine takes one of the few threads that read files. */
  const readBackups = memoizeFor(1000, () => readBackupState(settings.BACKUP_FOLDER));
  const respond = async (reply: FastifyReply) => {
    await updateOutboxMetrics(metrics, store.outbox, targets);
    updateSourceMetrics(metrics, await withTimeout(readTopSources()));
    updatePageMetrics(metrics, pageCounter);
    const unconfirmed = work && (await withTimeout(work.countUnconfirmed()));
    for (const [category, count] of Object.entries(unconfirmed ?? {})) {
      metrics.unconfirmedPurges.set({ category }, count);
    }
    const backups = await withTimeout(readBackups());
    metrics.backupAge.set(backups?.ageSeconds ?? Number.POSITIVE_INFINITY);
    metrics.backupProblem.set(backups?.warnings === undefined ? 0 : 1);
    metrics.damagedSubmissions.set(store.submissions.getDamagedIds().size);
    reply.header("cache-control", "no-store").type(metrics.contentType);
    return metrics.format();
  };
  app.get("/metrics", (request, reply) => {
    if (mayReadMetrics(request, settings.METRICS_TOKEN)) return respond(reply);
    reply.callNotFound();
    return undefined;
  });
}

/** Resolves to what was read from the database or a folder; to `undefined` on an error or after two seconds. */
function withTimeout<Result>(reading: Promise<Result>): Promise<Result | undefined> {
  return Promise.race([reading.catch(() => undefined), sleep(2000, undefined, { ref: false })]);
}

/**
 * Updates the outbox's backlog per target. While the database does not answer, leaves the gauges out: an old number
 * would look like a current one.
 */
async function updateOutboxMetrics(
  { outboxEntries, outboxAge }: Metrics,
  outbox: Outbox,
  targets: readonly Target[],
): Promise<void> {
  const stats = await withTimeout(outbox.readStats());
  outboxEntries.reset();
  outboxAge.reset();
  if (!stats) return;
  const states: OutboxState[] = ["waiting", "dead-lettered"];
  const zeroRows = [...new Set(targets.map(getTargetGroup))].flatMap((target) =>
    states.map((state) => ({ target, state, count: 0, oldest: undefined })),
  );
  for (const { target, state, count, oldest } of [...zeroRows, ...stats]) {
    const labels = { target, state };
    outboxEntries.set(labels, count);
    const ageMs = oldest ? Date.now() - Date.parse(oldest) : 0;
    outboxAge.set(labels, Math.max(0, ageMs) / 1000);
  }
}

/** The most referrers, and campaigns, of the last days: made-up names cannot fill the metrics. */
const topSourceLimits = { max: 10, days: 30 };

/** Updates the sources of views. Leaves them out while they are unknown. */
function updateSourceMetrics(
  { sourceViews }: Metrics,
  sourceCounts: TrafficSourceViews[] = [],
): void {
  sourceViews.reset();
  for (const { source_kind: kind, source, views } of sourceCounts) {
    sourceViews.set({ kind, source }, views);
  }
}

/** Updates the metrics of pages when they are read, so that a view of a page costs less. */
function updatePageMetrics({ pageViews, pageForms }: Metrics, counter: PageCounter): void {
  pageViews.reset();
  pageForms.reset();
  for (const { page, language, views, prefetched, attempted, stored } of counter.getTotals()) {
    pageViews.inc({ page, language, view: "opened" }, views);
    pageViews.inc({ page, language, view: "prefetched" }, prefetched);
    pageForms.inc({ page, language, outcome: "attempted" }, attempted);
    pageForms.inc({ page, language, outcome: "stored" }, stored);
  }
}
