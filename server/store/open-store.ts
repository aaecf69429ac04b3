import { closeSync, existsSync, mkdirSync, openSync } from "node:fs";
import { dirname } from "node:path";
import type { FastifyRateLimitStoreCtor } from "@fastify/rate-limit";
import { Kysely } from "kysely";
import type { ContactMessage } from "#contract/contact-message";
import type { Prospect } from "#contract/prospect";
import type { Env } from "../env.ts";
import { StartError } from "../start-error.ts";
import type { EntryStore } from "./entry.ts";
import { entryStore } from "./entry-store.ts";
import { type GeocodeStore, geocodeStore } from "./geocode-store.ts";
import { messageTable } from "./message-row.ts";
import { migrate } from "./migrations.ts";
import { nodeSqliteDialect, openSqlite } from "./node-sqlite.ts";
import { prospectTable } from "./prospect-row.ts";
import { type RobotStore, robotStore } from "./robot-store.ts";
import type { Database, Tables } from "./schema.ts";

type StoreSettings = Pick<Env, "DATABASE_URL">;

/** Everything that was received, and what the geocoding service answered. */
export interface Store {
  prospects: EntryStore<Prospect>;
  messages: EntryStore<ContactMessage>;
  geocodes: GeocodeStore;
  robots: RobotStore;
  /** Counts for several servers; without it each counts for itself. */
  sharedLimits: FastifyRateLimitStoreCtor | undefined;
  close(): Promise<void>;
}

/**
 * Opens the store that the settings name, creates it where there is none yet, and brings its tables
 * up to date. Throws a `StartError` when the place cannot be written or holds no sound database.
 */
export async function openStore(env: StoreSettings): Promise<Store> {
  const { file } = env.DATABASE_URL;
  try {
    createPrivately(file);
  } catch (error) {
    throw new StartError(
      `The database file ${file} cannot be written: ${reason(error)}. ` +
        "Check the setting DATA_DIR (and DATABASE_URL, if it is set) and the folder's rights.",
    );
  }
  try {
    const db = await openDatabase(file);
    return {
      prospects: entryStore(db, prospectTable),
      messages: entryStore(db, messageTable),
      geocodes: geocodeStore(db),
      robots: robotStore(db),
      // A file serves one server.
      sharedLimits: undefined,
      close: () => db.destroy(),
    };
  } catch (error) {
    throw new StartError(
      `The database ${file} cannot be used: ${reason(error)}. ` +
        "Restore it from a backup, or let DATABASE_URL (or DATA_DIR) name another one.",
    );
  }
}

/** Whether there is a database already. */
export function storeExists(env: StoreSettings): boolean {
  return existsSync(env.DATABASE_URL.file);
}

/** Other users of the machine must not read what visitors wrote. */
function createPrivately(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, "a", 0o600));
}

async function openDatabase(file: string): Promise<Database> {
  const db = new Kysely<Tables>({ dialect: nodeSqliteDialect(openSqlite(file)) });
  try {
    await migrate(db);
    return db;
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

function reason(error: unknown): string {
  return String(error instanceof Error ? error.message : error).replace(/\s+/g, " ");
}
