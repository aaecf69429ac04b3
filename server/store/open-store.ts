import { existsSync } from "node:fs";
import type { FastifyRateLimitStoreCtor } from "@fastify/rate-limit";
import { targetsOf } from "../delivery/targets.ts";
import type { Env } from "../env.ts";
import { StartupError } from "../startup-error.ts";
import { checkWritable } from "./check-writable.ts";
import { type GeocodeStore, geocodeStore } from "./geocode-store.ts";
import { databaseOf, open } from "./open-database.ts";
import type { Outbox } from "./outbox.ts";
import { dispatchOf, outboxStore } from "./outbox-store.ts";
import { type PurgeStore, purgeStore } from "./purge-store.ts";
import { rateLimitStore } from "./rate-limit-store.ts";
import { removeTraces } from "./remove-traces.ts";
import type { Database } from "./schema.ts";
import type { SubmissionStore } from "./submission.ts";
import { submissionStore } from "./submission-store.ts";

type StoreSettings = Pick<Env, "DATABASE_URL"> & { delivery?: Partial<Env["delivery"]> };

/**
 * Everything that was received, what is to be delivered, and what the geocoding service answered.
 * While the database cannot be had, everything rejects, and the next call tries again to open it.
 */
export interface Store {
  submissions: SubmissionStore;
  outbox: Outbox;
  geocodes: GeocodeStore;
  purges: PurgeStore;
  /** Counts for several servers; without it each counts for itself. */
  sharedLimits: FastifyRateLimitStoreCtor | undefined;
  /**
   * Resolves once the database is open and answers. Rejects with a `StartupError` when it cannot be
   * opened, a `DatabaseAway` if that may pass.
   */
  open(): Promise<void>;
  /** Resolves when as much as a submission holds could be written; rejects when the next one could not. */
  checkWritable(): Promise<void>;
  /** Overwrites what deleted submissions left beside the database; resolves to whether that was possible. */
  removeTraces(): Promise<boolean>;
  close(): Promise<void>;
}

/** The store that the settings name, still to be opened. */
export function storeOf(settings: StoreSettings, isTrusted = false): Store {
  return storeIn(databaseOf(settings.DATABASE_URL, isTrusted), settings);
}

/**
 * Opens the store that the settings name, creates it where there is none yet, and brings its tables
 * up to date. Throws a `StartupError` when the place cannot be written or holds no sound database; one
 * that `isTrusted`, as a server uses it, is not read whole for damage.
 */
export async function openStore(settings: StoreSettings, isTrusted = false): Promise<Store> {
  const store = storeOf(settings, isTrusted);
  await store.open();
  return store;
}

/** The store in a database, which it closes. */
export function storeIn(db: Database, { DATABASE_URL, delivery = {} }: StoreSettings): Store {
  const isShared = DATABASE_URL.dialect === "postgres";
  const submissions = submissionStore(db, (kind, id, createdAt) =>
    targetsOf(kind, delivery).map((target) => dispatchOf(id, createdAt, target)),
  );
  return {
    submissions,
    outbox: outboxStore(db, submissions, isShared),
    geocodes: geocodeStore(db),
    purges: purgeStore(db),
    // A file serves one server.
    sharedLimits: isShared ? rateLimitStore(db) : undefined,
    open: () => open(db),
    checkWritable: () => checkWritable(db),
    // What is dead in PostgreSQL is the affair of its own vacuum.
    removeTraces: async () => isShared || removeTraces(db),
    close: () => db.destroy(),
  };
}

/** Throws a `StartupError` if the settings name a file that is not there: reading must not make one. */
export function requireDatabase({ DATABASE_URL }: StoreSettings): void {
  if (DATABASE_URL.dialect === "postgres" || existsSync(DATABASE_URL.file)) return;
  throw new StartupError(
    `There is no database ${DATABASE_URL.file} yet: the server makes it at its first start. ` +
      "Check DATA_DIR (and DATABASE_URL) if it should be elsewhere.",
  );
}
