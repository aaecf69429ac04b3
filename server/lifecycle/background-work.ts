import { type BuildInfo, getRetentionPeriods } from "../built-site/build-info.ts";
import { startDelivery } from "../delivery/start-delivery.ts";
import type { Log } from "../log/log.ts";
import type { PageCounter } from "../page-counts/page-counter.ts";
import { writePageCountsEveryMinute } from "../page-counts/write-page-counts.ts";
import type { Settings } from "../settings/settings.ts";
import { checkSubmissionsHourly } from "../store/jobs/check-submissions.ts";
import { purgeExpiredHourly } from "../store/jobs/purge-expired.ts";
import { type PurgeJob, purgeSubmissionsHourly } from "../store/jobs/purge-submissions.ts";
import type { Store } from "../store/store.ts";
import { getRetention } from "../store/submissions/retention.ts";
import { waitForDatabase } from "./wait-for-database.ts";

/**
 * The server's background work: opens the database, delivers submissions, purges old ones and what has expired,
 * finds damaged ones, and writes the page counts.
 */
export type BackgroundWork = ReturnType<typeof createBackgroundWork>;

interface WorkOptions {
  /** The build, whose privacy policy states periods. */
  build: BuildInfo | undefined;
  pageCounter: PageCounter;
  /** The delay in milliseconds before an unavailable database is tried again. */
  retryDelayMs?: number;
}

/** Creates the background work on a store, which need not be open yet. */
export function createBackgroundWork(
  store: Store,
  settings: Settings,
  { build, pageCounter, retryDelayMs }: WorkOptions,
) {
  const { websiteSpamDays, websiteStatisticsMonths } = getRetentionPeriods(build);
  const abortController = new AbortController();
  /** The jobs that need the database, once it is open. */
  const jobs: { stop(): Promise<void> }[] = [];
  let starting: Promise<void> | undefined;
  let purgeJob: PurgeJob | undefined;
  let pageCountWriting: ReturnType<typeof writePageCountsEveryMinute> | undefined;
  return {
    /** Opens the database as soon as it is available, then starts the work that needs it. */
    start(log: Log): void {
      const startJobs = () => {
        const retention = getRetention(settings.RETENTION_DAYS, websiteSpamDays);
        purgeJob = purgeSubmissionsHourly(store, retention, log);
        jobs.push(purgeJob, purgeExpiredHourly(store, log), checkSubmissionsHourly(store, log));
        if (!settings.DELIVERY) return;
        jobs.push(startDelivery(store.outbox, settings.deliveryTargets, log));
      };
      const { signal } = abortController;
      starting = waitForDatabase(store, { log, signal, retryDelayMs }).then(() => {
        if (!signal.aborted) startJobs();
      });
      pageCountWriting = writePageCountsEveryMinute(
        pageCounter,
        store,
        websiteStatisticsMonths,
        log,
      );
    },
    /** Counts submissions per category that are due for deletion and await an operator's confirmation. */
    countUnconfirmed: async () => (await purgeJob?.countUnconfirmed()) ?? {},
    /**
     * Starts nothing more. Resolves when the work in progress has ended, and the counts made until the server
     * was closed are written.
     */
    async stop(closing?: Promise<unknown>) {
      abortController.abort();
      await Promise.all([closing, starting, ...jobs.map((job) => job.stop())]);
      await pageCountWriting?.stop();
    },
  };
}
