import { existsSync, statfsSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import type { SqliteDatabase, SqliteStatement } from "kysely";
import { sqliteCodes } from "./sqlite-errors.ts";

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

/** Suffixes of the files beside an open database: the log with the newest commits, and its index. */
const sidecarSuffixes = ["-wal", "-shm"];

/**
 * An open database file whose commits survive a power loss: they return once the data is on disk. Deleted
 * data is overwritten.
 * @throws if the disk is almost full, the file is not a database or, unless `skipsIntegrityCheck`, fails the integrity
 * check.
 */
export class SqliteFile implements SqliteDatabase {
  readonly #file: string;
  readonly #options: FileOptions;
  #database: DatabaseSync;
  #opened: Record<string, string | undefined>;

  constructor(file: string, options: FileOptions = {}) {
    this.#file = file;
    this.#options = options;
    this.#database = this.#open(options.skipsIntegrityCheck);
    this.#opened = readInodes(file);
  }

  /** @throws if the file has been moved or deleted: a write would be lost. */
  prepare(sql: string): SqliteStatement {
    if (!this.#options.readOnly) this.#assertSameFile();
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
    const { isOpen } = this.#database;
    if (this.#options.requiresFreeSpace && !(isOpen && this.#database.isTransaction))
      assertFreeSpace(this.#file);
  }

  /** Ends the transaction wherever the file is; on a full disk SQLite has done so already. */
  rollBack(): void {
    if (this.#database.isOpen && this.#database.isTransaction) this.#database.exec("rollback");
  }

  close(): void {
    this.#database.close();
  }

  /**
   * @throws if the open file, or a file beside it, has been moved or deleted. Saves the commits of a removed log
   * first; the next call then succeeds.
   */
  #assertSameFile(): void {
    if (!this.#database.isOpen) this.#reopen();
    const inodes = readInodes(this.#file);
    const opened = this.#opened;
    if (inodes.main !== opened.main) throw createLostFileError("FILE_REPLACED");
    for (const end of sidecarSuffixes) {
      if (inodes[end] === opened[end]) continue;
      // Another process has begun a new log: writing the old commits beside it could destroy both.
      if (inodes[end] !== undefined) throw createLostFileError("LOG_REPLACED");
      this.#saveLog();
      throw createLostFileError("LOG_REMOVED");
    }
  }

  /** The open descriptor of the log still has every commit, although the file no longer has a name. */
  #saveLog(): void {
    // The next query checks again, after the transaction is rolled back.
    if (this.#database.isTransaction) return;
    const { busy } = this.#database.prepare("pragma wal_checkpoint(truncate)").get() ?? {};
    if (busy !== 0) return;
    this.#database.close();
    this.#reopen();
  }

  #open(skipsIntegrityCheck = false): DatabaseSync {
    const { requiresFreeSpace, readOnly = false } = this.#options;
    if (requiresFreeSpace) assertFreeSpace(this.#file);
    return open(this.#file, { skipsIntegrityCheck, readOnly });
  }

  #reopen(): void {
    this.#database = this.#open();
    this.#opened = readInodes(this.#file);
  }
}

function open(
  file: string,
  { skipsIntegrityCheck, readOnly }: Required<Omit<FileOptions, "requiresFreeSpace">>,
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
      database.exec("pragma journal_mode = wal; pragma synchronous = full");
      // The read begins the log of a file that had none, such as a copied backup: it must not seem replaced later.
      database.exec("pragma secure_delete = on; pragma schema_version");
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

/** Identifies the database file and the files beside it. Inode numbers are not reused while a file is open. */
function readInodes(file: string): Record<string, string | undefined> {
  const readIdentity = (path: string) => {
    const stats = statSync(path, { throwIfNoEntry: false });
    return stats && `${stats.dev} ${stats.ino}`;
  };
  return {
    main: readIdentity(file),
    ...Object.fromEntries(sidecarSuffixes.map((end) => [end, readIdentity(file + end)])),
  };
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

/** Creates the error for a file that was moved or deleted. The log shows its code. */
function createLostFileError(code: string): Error {
  return Object.assign(new Error("the open file was moved, deleted or replaced"), { code });
}
