import { existsSync } from "node:fs";
import type { FastifyRateLimitStoreCtor } from "@fastify/rate-limit";
import { targetsOf } from "../delivery/targets.ts";
import type { Env } from "../env.ts";
import { checkWritable } from "./check-writable.ts";
import { type EntryKind, type EntryStores, entryTables } from "./entry-kinds.ts";
import { type EntryTable, entryStore } from "./entry-store.ts";
import { type GeocodeStore, geocodeStore } from "./geocode-store.ts";
import { databaseOf, open } from "./open-database.ts";
import type { Outbox } from "./outbox.ts";
import { outboxStore } from "./outbox-store.ts";
import { type PurgeStore, purgeStore } from "./purge-store.ts";
import { rateLimitStore } from "./rate-limit-store.ts";
import { removeTraces } from "./remove-traces.ts";
import { type RobotStore, robotStore } from "./robot-store.ts";
import type { Database } from "./schema.ts";

type StoreSettings = Pick<Env, "DATABASE_URL"> & { delivery?: Partial<Env["delivery"]> };

/**
 * Everything that was received, what is to be handed on, and what the geocoding service answered.
 * While the database cannot be had, everything rejects, and the next call tries again to open it.
 */
export interface Store extends EntryStores {
  outbox: Outbox;
  geocodes: GeocodeStore;
  robots: RobotStore;
  purges: PurgeStore;
  /** Counts for several servers; without it each counts for itself. */
  sharedLimits: FastifyRateLimitStoreCtor | undefined;
  /**
   * Resolves once the database is open and answers. Rejects with a `StartError` when it cannot be
   * opened, a `DatabaseAway` if that may pass.
   */
  open(): Promise<void>;
  /** Resolves when as much as an entry holds could be written; rejects when the next one could not. */
  checkWritable(): Promise<void>;
  /** Overwrites what deleted entries left beside the database; resolves to whether that was possible. */
  removeTraces(): Promise<boolean>;
  close(): Promise<void>;
}

/** The store that the settings name, still to be opened. */
export function storeOf(settings: StoreSettings): Store {
  return storeIn(databaseOf(settings.DATABASE_URL), settings);
}

/**
 * Opens the store that the settings name, creates it where there is none yet, and brings its tables
 * up to date. Throws a `StartError` when the place cannot be written or holds no sound database.
 */
export async function openStore(settings: StoreSettings): Promise<Store> {
  const store = storeOf(settings);
  await store.open();
  return store;
}

/** The store in a database, which it closes. */
export function storeIn(db: Database, { DATABASE_URL, delivery }: StoreSettings): Store {
  const isShared = DATABASE_URL.dialect === "postgres";
  const entries = entryStores(db, delivery);
  return {
    ...entries,
    outbox: outboxStore(db, entries, isShared),
    geocodes: geocodeStore(db),
    robots: robotStore(db),
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

function entryStores(db: Database, delivery: StoreSettings["delivery"] = {}): EntryStores {
  const stores = Object.entries(entryTables).map(([kind, table]) => [
    kind,
    entryStore(
      db,
      table as EntryTable<EntryKind, { email: string }>,
      targetsOf(kind as EntryKind, delivery),
    ),
  ]);
  return Object.fromEntries(stores);
}

/** The file of a store that was never made, if the settings name one; a server's is always there. */
export function missingFile({ DATABASE_URL }: StoreSettings): string | undefined {
  if (DATABASE_URL.dialect === "postgres" || existsSync(DATABASE_URL.file)) return undefined;
  return DATABASE_URL.file;
}
