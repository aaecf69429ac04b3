import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  SelectQueryNode,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
} from "kysely";
import { isBusy } from "../../sqlite/sqlite-errors.ts";
import { retryWhileLocked } from "./retry-while-locked.ts";
import type { SqliteFile } from "./sqlite-file.ts";

/**
 * Adapts Node's own SQLite to the interface of better-sqlite3, which Kysely expects. The first query
 * opens the file; if that fails, the next one tries again.
 */
export class NodeSqliteDialect extends SqliteDialect {
  readonly #open: () => Promise<SqliteFile>;
  readonly #lockTimeoutMs: number | undefined;

  constructor(open: () => Promise<SqliteFile>, lockTimeoutMs?: number) {
    super({ database: open });
    this.#open = open;
    this.#lockTimeoutMs = lockTimeoutMs;
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalDdlAdapter();
  }

  override createDriver(): Driver {
    return new RetryingSqliteDriver(this.#open, this.#lockTimeoutMs);
  }
}

/** Runs migrations in one transaction that no other process can enter: all of them, or none. */
class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

/**
 * A driver that retries while the database is locked. SQLite's own busy timeout would block the whole process. After
 * one timeout, the driver does not wait again until a query succeeds: the next visitors learn at once that their
 * message cannot be stored.
 */
class RetryingSqliteDriver extends SqliteDriver {
  readonly #opened: { file?: SqliteFile };
  readonly #lockTimeoutMs: number | undefined;
  #hasTimedOut = false;

  constructor(open: () => Promise<SqliteFile>, lockTimeoutMs?: number) {
    const opened: { file?: SqliteFile } = {};
    super({
      async database() {
        opened.file = await open();
        return opened.file;
      },
    });
    this.#opened = opened;
    this.#lockTimeoutMs = lockTimeoutMs;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    return {
      executeQuery: (query) => this.#execute(connection, query),
      streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
    };
  }

  /** Takes the write lock at once: a transaction that has already read cannot wait for it. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }

  override async rollbackTransaction(): Promise<void> {
    this.#opened.file?.rollBack();
  }

  async #execute<Row>(
    connection: DatabaseConnection,
    query: CompiledQuery,
  ): Promise<QueryResult<Row>> {
    if (!SelectQueryNode.is(query.query)) this.#opened.file?.assertFreeSpace();
    try {
      const result = await retryWhileLocked(() => connection.executeQuery<Row>(query), {
        lockTimeoutMs: this.#lockTimeoutMs,
        shouldGiveUp: () => this.#hasTimedOut,
      });
      this.#hasTimedOut = false;
      return result;
    } catch (error) {
      if (isBusy(error)) this.#hasTimedOut = true;
      throw error;
    }
  }
}
