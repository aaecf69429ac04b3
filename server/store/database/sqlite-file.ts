import { existsSync, statfsSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import type { SqliteDatabase, SqliteStatement } from "kysely";
import { sqliteCodes } from "../../sqlite/sqlite-errors.ts";

/**
 * Bytes that must be free on the disk before a write. SQLite maps its log's index (-shm) into memory: if the disk
 * has no room for a part of it, the system kills the process (SIGBUS).
 */
const minFreeBytes = 256 * 1024;

export interface FileOptions {
  /** Skips the integrity check, which reads the whole file. */
  skipsIntegrityCheck?: boolean;
  /** Changes nothing. */
  readOnly?: boolean;
  /** Fails on a disk that is almost full: a server must survive that, a command may be killed. */
  requiresFreeSpace?: boolean;
}

/**
 * An open database file whose commits survive a power loss: they return once the data is on disk. Deleted
 * data is overwritten.
 * @throws if the disk is almost full, the file is not a database or, unless `skipsIntegrityCheck`, fails the integrity
 * check.
 */
export class SqliteFile implements SqliteDatabase {
  readonly #file: string;
  readonly #requiresFreeSpace: boolean;
  readonly #database: DatabaseSync;

  constructor(file: string, { requiresFreeSpace = false, ...options }: FileOptions = {}) {
    this.#file = file;
    this.#requiresFreeSpace = requiresFreeSpace;
    if (requiresFreeSpace) assertFreeSpace(file);
    this.#database = open(file, options);
  }

  prepare(sql: string): SqliteStatement {
    const statement = this.#database.prepare(sql);
    return {
      reader: statement.columns().length > 0,
      all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
      run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
      iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])),
    };
  }

  /**
   * Call before a write. A transaction in progress may end.
   * @throws if the option `requiresFreeSpace` is set, and the disk is almost full.
   */
  assertFreeSpace(): void {
    if (this.#requiresFreeSpace && !this.#database.isTransaction) assertFreeSpace(this.#file);
  }

  /** Ends the transaction; on a full disk SQLite has done so already. */
  rollBack(): void {
    if (this.#database.isTransaction) this.#database.exec("rollback");
  }

  close(): void {
    this.#database.close();
  }
}

function open(
  file: string,
  { skipsIntegrityCheck, readOnly = false }: Omit<FileOptions, "requiresFreeSpace">,
) {
  // Without a log, a read-only connection would leave an empty one behind. Beside a log, one that may write
  // would write the log into the file when it closes.
  const opensReadOnly = readOnly && existsSync(`${file}-wal`);
  // SQLite's own busy timeout would block the whole process.
  const database = new DatabaseSync(file, { timeout: 0, readOnly: opensReadOnly });
  try {
    if (readOnly) {
      database.exec("pragma query_only = on");
    } else {
      database.exec(
        "pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on",
      );
    }
    if (skipsIntegrityCheck) return database;
    const [check] = Object.values(database.prepare("pragma quick_check(1)").get() ?? {});
    if (check !== "ok") throw new Error(`damaged: ${check}`);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** @throws SQLite's error for a full disk if the disk is almost full. */
function assertFreeSpace(file: string): void {
  const { bavail, bsize } = statfsSync(dirname(file));
  if (bavail * bsize >= minFreeBytes) return;
  throw Object.assign(new Error(`its disk has less than ${minFreeBytes / 1024} KB free`), {
    errcode: sqliteCodes.full,
    errstr: "database or disk is full",
  });
}
