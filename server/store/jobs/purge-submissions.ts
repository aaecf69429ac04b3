import { formatCommand } from "../../cli/format-command.ts";
import type { Log } from "../../log/log.ts";
import { runEveryHour } from "../../time/run-every.ts";
import type { Store } from "../store.ts";
import {
  getRetentionCutoff,
  type PurgeResult,
  purgeAll,
  type Retention,
} from "../submissions/retention.ts";
import type { SubmissionCategory } from "../submissions/submission.ts";

export type PurgeJob = ReturnType<typeof purgeSubmissionsHourly>;

/**
 * Purges now and every hour. Logs deletions, purges that await an operator's confirmation, and failures, which are
 * retried an hour later.
 */
export function purgeSubmissionsHourly(
  store: Store,
  retention: Retention,
  log: Pick<Log, "info" | "error">,
) {
  let unconfirmed: Partial<Record<SubmissionCategory, number>> = {};
  const logPurged = (category: SubmissionCategory, purged: PurgeResult) => {
    const { deleted } = purged;
    if (deleted > 0) log.info({ category, deleted }, "Old submissions are deleted");
    // Logged once, not every hour.
    if (purged.unconfirmed === 0 || purged.unconfirmed === unconfirmed[category]) return;
    log.error({ category, unconfirmed: purged.unconfirmed }, getUnconfirmedMessage(category));
  };
  let purgedAt = new Date();
  const { stop } = runEveryHour(async (signal) => {
    try {
      const now = new Date();
      const purged = Object.entries(await purgeAll(store, retention, { signal, now })) as [
        SubmissionCategory,
        PurgeResult,
      ][];
      for (const [category, result] of purged) logPurged(category, result);
      unconfirmed = Object.fromEntries(
        purged.map(([category, { unconfirmed }]) => [category, unconfirmed]),
      );
      purgedAt = now;
    } catch (err) {
      log.error({ err }, "Old submissions could not be deleted");
    }
  });
  return {
    /** Counts per category what still awaits an operator's confirmation since the last purge. */
    async countUnconfirmed(): Promise<Partial<Record<SubmissionCategory, number>>> {
      const counts = { ...unconfirmed };
      for (const category of Object.keys(counts) as SubmissionCategory[]) {
        if (counts[category] === 0) continue;
        const before = getRetentionCutoff(retention[category], purgedAt);
        counts[category] = await store.submissions.count({ category, before });
      }
      return counts;
    },
    /** Resolves when the purge in progress has ended. */
    stop,
  };
}

function getUnconfirmedMessage(category: SubmissionCategory): string {
  return (
    "More submissions are due to be deleted than time explains, so none in this category was. Check the " +
    `clock and RETENTION_DAYS; if both are right: ${formatCommand(category, "purge --yes")}`
  );
}
