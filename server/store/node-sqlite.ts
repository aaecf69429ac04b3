import { statSync } from "node:fs";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import {
  type Driver,
  type Kysely,
  type MigrationLockOptions,
  SqliteAdapter,
  SqliteDialect,
  type SqliteDialectConfig,
  type SqliteStatement,
  sql,
} from "kysely";
import { PatientSqliteDriver } from "./patient-sqlite-driver.ts";

/** How long SQLite itself waits for another process that writes, in milliseconds: it then stops all else. */
const busyTimeout = { opening: 2000, later: 0 };

/**
 * Opens a database file for writes that survive a loss of power: a commit returns once the disk
 * holds it. What is deleted is overwritten. Throws when the file is damaged or no database.
 */
export function openSqlite(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: busyTimeout.opening });
  try {
    database.exec("pragma journal_mode = wal; pragma synchronous = full");
    database.exec("pragma secure_delete = on");
    const [check] = Object.values(database.prepare("pragma quick_check(1)").get() ?? {});
    if (check !== "ok") throw new Error(`damaged: ${check}`);
    database.exec(`pragma busy_timeout = ${busyTimeout.later}`);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Lets Kysely, which expects the interface of better-sqlite3, talk to Node's own SQLite. */
export class NodeSqliteDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;
  readonly #refuseIfMoved: () => void;

  constructor(database: DatabaseSync) {
    const config: SqliteDialectConfig = {
      database: {
        close: () => database.close(),
        prepare: (sql) => adaptStatement(database, sql),
      },
    };
    super(config);
    this.#config = config;
    this.#refuseIfMoved = moveGuard(database);
  }

  override createAdapter(): SqliteAdapter {
    return new LockingAdapter();
  }

  override createDriver(): Driver {
    return new PatientSqliteDriver(this.#config, this.#refuseIfMoved);
  }
}

/** A function that throws when the open file is no longer at its place: what it takes would be lost. */
function moveGuard(database: DatabaseSync): () => void {
  const place = database.location();
  if (!place) return () => {};
  const opened = statSync(place);
  return () => {
    const found = statSync(place, { throwIfNoEntry: false });
    if (found?.ino === opened.ino && found.dev === opened.dev) return;
    throw Object.assign(new Error(`${place} was removed or replaced.`), { code: "FILE_REPLACED" });
  };
}

/** Migrations in one transaction that no other process can enter: all of them, or none. */
class LockingAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }

  override async acquireMigrationLock(
    db: Kysely<unknown>,
    { lockTable }: MigrationLockOptions,
  ): Promise<void> {
    await sql`update ${sql.table(lockTable)} set is_locked = is_locked`.execute(db);
  }
}

function adaptStatement(database: DatabaseSync, sql: string): SqliteStatement {
  const statement = database.prepare(sql);
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
    run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
    iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])),
  };
}
