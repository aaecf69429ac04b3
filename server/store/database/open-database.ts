import { closeSync, openSync } from "node:fs";
import { dirname } from "node:path";
import { type Dialect, Kysely, PostgresDialect } from "kysely";
import type pg from "pg";
import { formatCommand } from "../../cli/format-command.ts";
import { OperatorError } from "../../cli/operator-error.ts";
import { type DatabaseSetting, getDatabaseHost } from "../../settings/setting-formats.ts";
import { createPrivateFolder } from "./create-private-folder.ts";
import {
  DatabaseUnavailableError,
  isDiskError,
  isTransientInPostgres,
  isTransientInSqlite,
} from "./database-unavailable.ts";
import { assertCurrent, migrate, NewerDatabaseError, OlderDatabaseError } from "./migrations.ts";
import { NodeSqliteDialect } from "./node-sqlite.ts";
import { createPostgresPool } from "./postgres.ts";
import { retryWhileLocked } from "./retry-while-locked.ts";
import type { Database, Tables } from "./schema.ts";
import { type FileOptions, SqliteFile } from "./sqlite-file.ts";

export interface OpenOptions extends Omit<FileOptions, "readOnly"> {
  /**
   * "migrate", the default, creates a missing SQLite file and migrates the tables. "read" and "inspect" change
   * nothing. "read" and "write" require the tables of this release.
   */
  mode?: "migrate" | "write" | "read" | "inspect";
  /** The longest wait for another process's lock, in milliseconds: 2000 by default. */
  lockTimeoutMs?: number | undefined;
}

/**
 * Creates the configured database. Its first query opens it. If that fails, the query rejects with an `OperatorError`,
 * and the next query tries again.
 */
export function createDatabaseClient(setting: DatabaseSetting, options: OpenOptions): Database {
  const dialect =
    setting.dialect === "sqlite"
      ? new NodeSqliteDialect(() => openSqliteFile(setting.file, options), options.lockTimeoutMs)
      : new PostgresDialect({ pool: () => openPostgresPool(setting.url, options) });
  return new Kysely<Tables>({ dialect });
}

/** Resolves once a database answers; rejects with an `OperatorError` if it cannot be opened. */
export async function ping(db: Database): Promise<void> {
  await db.selectNoFrom(({ lit }) => lit(1).as("one")).execute();
}

export async function openDatabase(
  setting: DatabaseSetting,
  options: OpenOptions = {},
): Promise<Database> {
  const db = createDatabaseClient(setting, options);
  await ping(db);
  return db;
}

async function openSqliteFile(
  file: string,
  { lockTimeoutMs, mode = "migrate", ...options }: OpenOptions,
): Promise<SqliteFile> {
  try {
    if (mode === "migrate") createPrivateFile(file);
  } catch (error) {
    throw createOpenError(
      isDiskError(error),
      `The database file ${file} cannot be used: ${getErrorMessage(error)}. ` +
        "Check the setting DATA_DIR (and DATABASE_URL, if it is set), the folder's rights and its disk.",
      error,
    );
  }
  let opened: SqliteFile | undefined;
  try {
    const readOnly = mode === "read" || mode === "inspect";
    opened = await retryWhileLocked(() => new SqliteFile(file, { ...options, readOnly }), {
      lockTimeoutMs,
    });
    const database = opened;
    await prepareTables(new NodeSqliteDialect(async () => database, lockTimeoutMs), mode);
    return database;
  } catch (error) {
    opened?.close();
    throw createOpenError(
      isTransientInSqlite(error),
      `The database ${file} cannot be used: ${getErrorMessage(error)}. ` +
        (findReleaseRemedy(error) ??
          "Check its disk, its rights, and whether another process writes to it. If it is damaged, restore it " +
            "from a backup, or let DATABASE_URL (or DATA_DIR) name another one."),
      error,
    );
  }
}

async function openPostgresPool(url: string, { mode }: OpenOptions): Promise<pg.Pool> {
  const { pool, isConnectionLost } = createPostgresPool(url);
  try {
    await prepareTables(new PostgresDialect({ pool }), mode);
    return pool;
  } catch (error) {
    const isTransient = isTransientInPostgres(error, isConnectionLost());
    await pool.end();
    throw createOpenError(
      isTransient,
      `The PostgreSQL database at ${getDatabaseHost(url)} cannot be used: ${getErrorMessage(error)}. ` +
        (findReleaseRemedy(error) ??
          "Check the setting DATABASE_URL, and whether the database is running."),
      error,
    );
  }
}

/** Prepares the tables by a Kysely instance of its own, which the pool outlives. */
async function prepareTables(
  dialect: Dialect,
  mode: OpenOptions["mode"] = "migrate",
): Promise<void> {
  const db = new Kysely<Tables>({ dialect });
  if (mode === "migrate") await migrate(db);
  else if (mode === "inspect") await db.introspection.getTables();
  else await assertCurrent(db);
}

function createOpenError(isTransient: boolean, message: string, cause: unknown): OperatorError {
  const OpenError = isTransient ? DatabaseUnavailableError : OperatorError;
  return new OpenError(message, { cause });
}

/** Creates the file so that other users of the machine cannot read it. */
function createPrivateFile(file: string): void {
  createPrivateFolder(dirname(file));
  closeSync(openSync(file, "a", 0o600));
}

/** Returns how to deal with tables of another release. */
function findReleaseRemedy(error: unknown): string | undefined {
  if (error instanceof OlderDatabaseError)
    return `Run "${formatCommand("migrate")}", or start the server.`;
  if (error instanceof NewerDatabaseError) {
    return "Install that release, or restore a backup that this one has made.";
  }
  return undefined;
}

/** Returns an error's message; for a host with several addresses that of the first. */
function getErrorMessage(error: unknown): string {
  const first = error instanceof AggregateError ? error.errors[0] : error;
  return String(first instanceof Error ? first.message : first).replace(/\s+/g, " ");
}
