import {
  type Driver,
  type Kysely,
  type MigrationLockOptions,
  SqliteAdapter,
  SqliteDialect,
  type SqliteDialectConfig,
  sql,
} from "kysely";
import type { SqliteFile } from "./sqlite-file.ts";
import { WaitingSqliteDriver } from "./waiting-sqlite-driver.ts";

/**
 * Adapts Node's own SQLite to the interface of better-sqlite3, which Kysely expects. The first query
 * opens the file; if that fails, the next one tries again.
 */
export class NodeSqliteDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;

  constructor(open: () => Promise<SqliteFile>) {
    const config = { database: open };
    super(config);
    this.#config = config;
  }

  override createAdapter(): SqliteAdapter {
    return new LockingAdapter();
  }

  override createDriver(): Driver {
    return new WaitingSqliteDriver(this.#config);
  }
}

/** Runs migrations in one transaction that no other process can enter: all of them, or none. */
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
