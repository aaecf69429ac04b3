import { closeSync, mkdirSync, openSync } from "node:fs";
import { dirname } from "node:path";
import { type Dialect, Kysely } from "kysely";
import type { DatabaseSetting } from "../setting-formats.ts";
import { StartError } from "../start-error.ts";
import { migrate } from "./migrations.ts";
import { NodeSqliteDialect, openSqlite } from "./node-sqlite.ts";
import { postgresDialect } from "./postgres.ts";
import type { Database, Tables } from "./schema.ts";

/** SQLite's result codes, without details: https://www.sqlite.org/rescode.html */
const sqliteCodes = { busy: 5, readOnly: 8, ioError: 10, full: 13, cannotOpen: 14 };

/**
 * Opens the database that the settings name and brings its tables up to date; a file is made where
 * there is none yet. Throws a `StartError` when it cannot be written, reached, or is not sound.
 */
export async function openDatabase(setting: DatabaseSetting): Promise<Database> {
  return setting.dialect === "sqlite" ? openFile(setting.file) : openServer(setting.url);
}

async function openFile(file: string): Promise<Database> {
  try {
    createPrivately(file);
  } catch (error) {
    throw new StartError(
      `The database file ${file} cannot be written: ${reason(error)}. ` +
        "Check the setting DATA_DIR (and DATABASE_URL, if it is set) and the folder's rights.",
    );
  }
  try {
    return await migrated(new NodeSqliteDialect(openSqlite(file)));
  } catch (error) {
    throw new StartError(`The database ${file} cannot be used: ${reason(error)}. ${remedy(error)}`);
  }
}

async function openServer(url: string): Promise<Database> {
  try {
    return await migrated(postgresDialect(url));
  } catch (error) {
    const { host } = new URL(url);
    throw new StartError(
      `The PostgreSQL database at ${host} cannot be used: ${reason(error)}. ` +
        "Check the setting DATABASE_URL, and whether the database is running.",
    );
  }
}

async function migrated(dialect: Dialect): Promise<Database> {
  const db = new Kysely<Tables>({ dialect });
  try {
    await migrate(db);
    return db;
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

/** Other users of the machine must not read what visitors wrote. */
function createPrivately(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, "a", 0o600));
}

/** What the operator can do about an error of SQLite, by its result code. */
function remedy(error: unknown): string {
  const code = error instanceof Error && "errcode" in error ? Number(error.errcode) & 0xff : 0;
  const { busy, readOnly, ioError, full, cannotOpen } = sqliteCodes;
  if (code === full || code === ioError) return "Check that its disk has room and is sound.";
  if (code === busy) return "Another process writes to it: end that one, or start again later.";
  if (code === readOnly || code === cannotOpen) {
    return "Check the rights of the file and its folder, and whether the disk may be written.";
  }
  return "Restore it from a backup, or let DATABASE_URL (or DATA_DIR) name another one.";
}

/** An error's message; of a host with several addresses, the first one's. */
function reason(error: unknown): string {
  const first = error instanceof AggregateError ? error.errors[0] : error;
  return String(first instanceof Error ? first.message : first).replace(/\s+/g, " ");
}
