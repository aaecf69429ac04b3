import { type RunningDelivery, startDelivery } from "../delivery/start-delivery.ts";
import type { Env } from "../env.ts";
import type { Log } from "../log.ts";
import { checkHourly } from "../store/jobs/check-hourly.ts";
import { type Purging, purgeHourly } from "../store/jobs/purge-hourly.ts";
import type { Store } from "../store/open-store.ts";
import { retentionOf } from "../store/submissions/retention.ts";
import { watchDatabase } from "./watch-database.ts";

/**
 * The server's background work: it watches the database, delivers submissions, deletes old ones, and
 * looks for damaged ones.
 */
export type BackgroundWork = ReturnType<typeof backgroundWork>;

/**
 * The background work on a store, which may not be open yet. `spamDays` is how long spam is kept; `delaysMs`
 * are the delays in milliseconds before the database is asked again.
 */
export function backgroundWork(
  store: Store,
  env: Env,
  spamDays: number,
  delaysMs?: { open: number; unavailable: number },
) {
  const ending = new AbortController();
  let watching: Promise<void> | undefined;
  let delivery: RunningDelivery | undefined;
  let purging: Purging | undefined;
  let checking: ReturnType<typeof checkHourly> | undefined;
  return {
    /** Opens the database as soon as it is available, and then starts the rest. */
    start(log: Log): void {
      const onOpen = () => {
        purging = purgeHourly(store, retentionOf(env.RETENTION_DAYS, spamDays), log);
        checking = checkHourly(store, log);
        if (env.DELIVERY) delivery = startDelivery(store.outbox, env.delivery, log);
      };
      watching = watchDatabase(store, { log, signal: ending.signal, onOpen, delaysMs });
    },
    /** Submissions per category that are due for deletion and await an operator's confirmation. */
    held: () => purging?.held() ?? {},
    /** Whether delivery is stuck and will not recover by itself soon. */
    isStalled: () => delivery?.isStalled() ?? false,
    /** Starts nothing more, and resolves when the work in progress has ended. */
    async stop() {
      ending.abort();
      await Promise.all([watching, purging?.stop(), checking?.stop(), delivery?.stop()]);
    },
  };
}
