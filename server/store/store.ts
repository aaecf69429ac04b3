import { randomBytes, randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { maxBodyBytes } from "#contract/endpoints.ts";
import { OperatorError } from "../cli/operator-error.ts";
import type { Settings } from "../settings/settings.ts";
import { createDatabaseClient, type OpenOptions, ping } from "./database/open-database.ts";
import type { Database } from "./database/schema.ts";
import { createGeocodeStore } from "./geocode-store.ts";
import { createPageCountStore } from "./page-count-store.ts";
import { removeDeletions } from "./submissions/deletions.ts";
import { createOutbox } from "./submissions/outbox.ts";
import { createPurgeStore } from "./submissions/purge-store.ts";
import { toDatabaseRow } from "./submissions/submission.ts";
import { createSubmissionStore } from "./submissions/submission-store.ts";
import type { DeliveryTargets } from "./submissions/targets.ts";

type StoreSettings = Pick<Settings, "DATABASE_URL"> & {
  deliveryTargets?: DeliveryTargets;
  /** Days for which responses of the geocoding service are kept: 30 by default. */
  geocodeDays?: number;
  /** The clock, in milliseconds since 1970; by default the machine's. */
  now?: () => number;
};

/**
 * All stored data: submissions, outbox, page counts, and cached responses of the geocoding service. While the database
 * is unavailable, each call rejects, and the next call tries to open it again.
 */
export type Store = ReturnType<typeof createStore>;

/**
 * Opens the configured store; unless the options say otherwise, creates it if necessary and migrates it.
 * @throws `OperatorError` if the place cannot be written or does not have a valid database.
 */
export async function openStore(
  settings: StoreSettings,
  options: OpenOptions = {},
): Promise<Store> {
  const store = createStore(settings, createDatabaseClient(settings.DATABASE_URL, options));
  await store.open();
  return store;
}

/** Creates the store of a server. Its first call opens the database, `close` closes it. */
export function createStore(
  { DATABASE_URL, deliveryTargets = {}, geocodeDays = 30, now = () => Date.now() }: StoreSettings,
  db = createDatabaseClient(DATABASE_URL, { requiresFreeSpace: true }),
) {
  const isShared = DATABASE_URL.dialect === "postgres";
  const submissions = createSubmissionStore(db, deliveryTargets, now);
  return {
    submissions,
    outbox: createOutbox(db, submissions, { isShared, deliveryTargets, now }),
    geocodes: createGeocodeStore(db, geocodeDays),
    pageCounts: createPageCountStore(db),
    purges: createPurgeStore(db),
    /** Forgets deletions at people's request that were made before this time (ISO 8601, UTC). */
    removeDeletions: (before: string) => removeDeletions(db, before),
    /** Deletes what servers of 1.2.0 count of visitors in PostgreSQL. Its tables are not used any more. */
    async removeSharedLimits() {
      await sql`delete from rate_limits`.execute(db);
      await sql`delete from rate_limit_salts`.execute(db);
    },
    /**
     * Resolves once the database is open and answers. Rejects with an `OperatorError` if it cannot be opened, with a
     * `DatabaseUnavailableError` if the reason may pass.
     */
    open: () => ping(db),
    /** Resolves if there is room for another submission; otherwise rejects. */
    assertWritable: () => assertWritable(db),
    /**
     * Overwrites deleted submissions in the log of SQLite; PostgreSQL does so by itself. Resolves to whether that was
     * possible.
     */
    truncateWal: async () => isShared || truncateWal(db),
    /** Resolves once the database is closed. One that cannot be opened meanwhile is closed, too. */
    close: () =>
      db.destroy().catch((error: unknown) => {
        if (!(error instanceof OperatorError)) throw error;
      }),
  };
}

/**
 * @throws `OperatorError` if the settings name a file that does not exist: reading must not create one.
 */
export function assertDatabaseExists({ DATABASE_URL }: StoreSettings): void {
  if (DATABASE_URL.dialect === "postgres" || existsSync(DATABASE_URL.file)) return;
  throw new OperatorError(
    `The database ${DATABASE_URL.file} does not exist yet: the server creates it at its first start. ` +
      "Check DATA_DIR (and DATABASE_URL) if it should be elsewhere.",
  );
}

/**
 * Inserts a row of the largest size, and deletes it in the same transaction. Rejects if the database cannot write, or
 * if its disk is full.
 */
async function assertWritable(db: Database): Promise<void> {
  // Random, because a database may compress it.
  const fields = { messageBody: randomBytes(maxBodyBytes / 2).toString("hex") };
  const meta = { id: randomUUID(), received_at: "", language: null, spam_reason: "" };
  const row = toDatabaseRow(meta, { kind: "prospect", fields }, null);
  // Uses the table of submissions: another may be free while this one is locked.
  await db.transaction().execute(async (transaction) => {
    await transaction.insertInto("submissions").values(row).execute();
    await transaction.deleteFrom("submissions").where("id", "=", row.id).execute();
  });
}

/** The wait for other readers, and the delay between retries. */
const checkpoint = { timeoutMs: 2000, retryDelayMs: 50 };

/**
 * Checkpoints SQLite's log into the file and truncates it: deleted text would otherwise stay in it. Resolves to whether
 * that was possible: another program may be reading.
 */
async function truncateWal(db: Database): Promise<boolean> {
  const end = performance.now() + checkpoint.timeoutMs;
  for (;;) {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
    if (rows[0]?.busy === 0) return true;
    if (performance.now() >= end) return false;
    await sleep(checkpoint.retryDelayMs);
  }
}
