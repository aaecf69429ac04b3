import { existsSync, statfsSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import type { SqliteDatabase, SqliteStatement } from "kysely";
import { sqliteCodes } from "./retry-while-locked.ts";

/**
 * Bytes that must be free on the disk before anything is written. SQLite maps its log's index (-shm) into
 * memory: where the disk has no room for a part of that, the system kills the process (SIGBUS).
 */
const minFreeBytes = 256 * 1024;

export interface FileOptions {
  /** Skips the integrity check, which reads the whole file. */
  isTrusted?: boolean;
  /** Changes nothing. */
  readsOnly?: boolean;
  /** Treats a disk that is almost full as full: a server must live on, a command may fail. */
  needsRoom?: boolean;
}

/** SQLite's companions of an open database: the log with the newest commits, and its index. */
const companions = ["-wal", "-shm"];

/**
 * An open database file whose commits survive a power loss: they return once the data is on disk. Deleted
 * data is overwritten.
 * @throws if the disk is almost full, the file is no database or, unless `isTrusted`, fails the integrity check.
 */
export class SqliteFile implements SqliteDatabase {
  readonly #file: string;
  readonly #options: FileOptions;
  #database: DatabaseSync;
  #opened: Record<string, string | undefined>;

  constructor(file: string, options: FileOptions = {}) {
    this.#file = file;
    this.#options = options;
    this.#database = this.#open(options.isTrusted);
    this.#opened = identitiesOf(file);
  }

  /** @throws if the file is not at its place any more: what is written now would be lost. */
  prepare(sql: string): SqliteStatement {
    if (!this.#options.readsOnly) this.#checkPlace();
    const statement = this.#database.prepare(sql);
    return {
      reader: statement.columns().length > 0,
      all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
      run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
      iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])),
    };
  }

  /**
   * To be called before anything is written. A transaction that was let in may end.
   * @throws if the disk is almost full, and room is needed.
   */
  checkRoom(): void {
    const { isOpen } = this.#database;
    if (this.#options.needsRoom && !(isOpen && this.#database.isTransaction))
      requireRoom(this.#file);
  }

  /** Ends the transaction wherever the file is; on a full disk SQLite has done so already. */
  rollBack(): void {
    if (this.#database.isOpen && this.#database.isTransaction) this.#database.exec("rollback");
  }

  close(): void {
    this.#database.close();
  }

  /**
   * @throws if the open file, or one of its companions, has been moved or deleted. What a removed log held
   * is saved first, and the next call finds everything in order.
   */
  #checkPlace(): void {
    if (!this.#database.isOpen) this.#reopen();
    const found = identitiesOf(this.#file);
    const opened = this.#opened;
    if (found.main !== opened.main) throw lost("FILE_REPLACED");
    for (const end of companions) {
      if (found[end] === opened[end]) continue;
      // Somebody else has begun a new log: writing the old commits beside it could destroy both.
      if (found[end] !== undefined) throw lost("LOG_REPLACED");
      this.#saveLog();
      throw lost("LOG_REMOVED");
    }
  }

  /** The open descriptor of the log still holds every commit, though the file has no name any more. */
  #saveLog(): void {
    // The next query checks again, after the transaction is rolled back.
    if (this.#database.isTransaction) return;
    const { busy } = this.#database.prepare("pragma wal_checkpoint(truncate)").get() ?? {};
    if (busy !== 0) return;
    this.#database.close();
    this.#reopen();
  }

  #open(isTrusted = false): DatabaseSync {
    const { needsRoom, readsOnly = false } = this.#options;
    if (needsRoom) requireRoom(this.#file);
    return open(this.#file, { isTrusted, readsOnly });
  }

  #reopen(): void {
    this.#database = this.#open();
    this.#opened = identitiesOf(this.#file);
  }
}

function open(file: string, { isTrusted, readsOnly }: Required<Omit<FileOptions, "needsRoom">>) {
  // Without a log, a read-only connection would leave an empty one behind. Beside a log, one that may write
  // would write the log into the file when it closes.
  const readOnly = readsOnly && existsSync(`${file}-wal`);
  // SQLite's own busy timeout would block the whole process.
  const database = new DatabaseSync(file, { timeout: 0, readOnly });
  try {
    if (readsOnly) {
      database.exec("pragma query_only = on");
    } else {
      database.exec("pragma journal_mode = wal; pragma synchronous = full");
      database.exec("pragma secure_delete = on");
    }
    if (isTrusted) return database;
    const [check] = Object.values(database.prepare("pragma quick_check(1)").get() ?? {});
    if (check !== "ok") throw new Error(`damaged: ${check}`);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Identifies the database file and its companions; inode numbers are not reused while a file is open. */
function identitiesOf(file: string): Record<string, string | undefined> {
  const identity = (path: string) => {
    const stats = statSync(path, { throwIfNoEntry: false });
    return stats && `${stats.dev} ${stats.ino}`;
  };
  return {
    main: identity(file),
    ...Object.fromEntries(companions.map((end) => [end, identity(file + end)])),
  };
}

/** @throws as SQLite does on a full disk. */
function requireRoom(file: string): void {
  const { bavail, bsize } = statfsSync(dirname(file));
  if (bavail * bsize >= minFreeBytes) return;
  throw Object.assign(new Error(`its disk has less than ${minFreeBytes / 1024} KB free`), {
    errcode: sqliteCodes.full,
    errstr: "database or disk is full",
  });
}

/** The log shows the code. */
function lost(code: string): Error {
  return Object.assign(new Error("The open database is no longer at its place."), { code });
}
