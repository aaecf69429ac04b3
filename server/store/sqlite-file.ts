import { statSync } from "node:fs";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import type { SqliteDatabase, SqliteStatement } from "kysely";

/** What SQLite keeps beside a database file that is open: the newest commits, and an index of them. */
const companions = ["-wal", "-shm"];

/**
 * An open database file whose writes survive a loss of power: a commit returns once the disk holds
 * it. What is deleted is overwritten. Throws when the file is no database, or, unless `isTrusted`,
 * damaged: to check that, all of it is read.
 */
export class SqliteFile implements SqliteDatabase {
  readonly #file: string;
  #database: DatabaseSync;
  #opened: Record<string, string | undefined>;

  constructor(file: string, isTrusted = false) {
    this.#file = file;
    this.#database = open(file, isTrusted);
    this.#opened = identitiesOf(file);
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

  close(): void {
    this.#database.close();
  }

  /**
   * Throws when the open file, or what belongs to it, is no longer at its place: what is written
   * would be lost. What a removed log held is saved first, and the next call finds all in order.
   */
  checkPlace(): void {
    if (!this.#database.isOpen) this.#reopen();
    const found = identitiesOf(this.#file);
    const opened = this.#opened;
    if (found.main !== opened.main) throw lost("FILE_REPLACED");
    for (const end of companions) {
      if (found[end] === opened[end]) continue;
      // A log that somebody else has begun: to write the old one's commits beside it could destroy both.
      if (found[end] !== undefined) throw lost("LOG_REPLACED");
      this.#saveLog();
      throw lost("LOG_REMOVED");
    }
  }

  /** The open log still holds every commit, though nobody else can find it any more. */
  #saveLog(): void {
    // The next query comes here again, after the transaction is rolled back.
    if (this.#database.isTransaction) return;
    const { busy } = this.#database.prepare("pragma wal_checkpoint(truncate)").get() ?? {};
    if (busy !== 0) return;
    this.#database.close();
    this.#reopen();
  }

  #reopen(): void {
    this.#database = open(this.#file);
    this.#opened = identitiesOf(this.#file);
  }
}

function open(file: string, isTrusted = false): DatabaseSync {
  // SQLite itself would wait for a lock with the whole process.
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    database.exec("pragma journal_mode = wal; pragma synchronous = full");
    database.exec("pragma secure_delete = on");
    if (isTrusted) return database;
    const [check] = Object.values(database.prepare("pragma quick_check(1)").get() ?? {});
    if (check !== "ok") throw new Error(`damaged: ${check}`);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** What tells files apart, of the database and its companions; a number is not used anew while it is open. */
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

/** The code is what the log shows. */
function lost(code: string): Error {
  return Object.assign(new Error("The open database is no longer at its place."), { code });
}
