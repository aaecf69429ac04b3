import type { Store } from "./open-store.ts";
import { type KeptKind, type Purged, purge } from "./retention.ts";

const hour = 60 * 60 * 1000;

/** What purging tells of its work: kinds and counts only. */
export interface PurgeLog {
  info(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** Purging that goes on until it is stopped. */
export interface Purging {
  /** How many entries of each kind wait for a keeper's word to be deleted. */
  held(): Partial<Record<KeptKind, number>>;
  stop(): void;
}

/**
 * Purges at once and then every hour, and logs what that deleted, what waits for a keeper's word, and
 * failures, after which the next hour tries again.
 */
export function purgeHourly(store: Store, entryDays: number, log: PurgeLog): Purging {
  let held: Partial<Record<KeptKind, number>> = {};
  const note = (kind: KeptKind, purged: Purged) => {
    if (purged.deleted > 0) log.info({ kind, deleted: purged.deleted }, "Old entries are deleted");
    // Once, not every hour.
    if (purged.held === 0 || purged.held === held[kind]) return;
    log.error({ kind, held: purged.held }, tellHeld(kind));
  };
  const run = async () => {
    try {
      const purged = Object.entries(await purge(store, entryDays)) as [KeptKind, Purged][];
      for (const [kind, result] of purged) note(kind, result);
      held = Object.fromEntries(purged.map(([kind, result]) => [kind, result.held]));
    } catch (err) {
      log.error({ err }, "Old entries could not be deleted");
    }
  };
  void run();
  const timer = setInterval(run, hour).unref();
  return { held: () => held, stop: () => clearInterval(timer) };
}

function tellHeld(kind: KeptKind): string {
  return (
    "More entries are due to be deleted than time explains, so none of this kind was. Check the " +
    `clock and RETENTION_DAYS; if both are right: npm run ${kind} -- purge --yes`
  );
}
