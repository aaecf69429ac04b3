import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { SqliteDialect, type SqliteStatement } from "kysely";

/** How long a statement waits for another process that writes, in milliseconds. All wait with it. */
const busyTimeout = 500;

/**
 * Opens a database file for writes that survive a loss of power: a commit returns once the disk
 * holds it. Throws when the file is damaged or no database.
 */
export function openSqlite(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: busyTimeout });
  try {
    database.exec("pragma journal_mode = wal; pragma synchronous = full");
    const [check] = Object.values(database.prepare("pragma quick_check(1)").get() ?? {});
    if (check !== "ok") throw new Error(`damaged: ${check}`);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Lets Kysely, which expects the interface of better-sqlite3, talk to Node's own SQLite. */
export function nodeSqliteDialect(database: DatabaseSync): SqliteDialect {
  return new SqliteDialect({
    database: {
      close: () => database.close(),
      prepare: (sql) => adaptStatement(database, sql),
    },
  });
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
