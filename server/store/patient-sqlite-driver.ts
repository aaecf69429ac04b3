import { setTimeout as sleep } from "node:timers/promises";
import {
  CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
  type SqliteDialectConfig,
  SqliteDriver,
} from "kysely";

/** How long a query waits for another process that writes, and how often it asks, in milliseconds. */
const patience = { total: 2000, interval: 20 };

/** SQLite's result code for a database that another process has locked. */
const busy = 5;

/**
 * SQLite itself waits for a lock with the whole process. This driver asks again and again instead, so
 * that meanwhile pages are served. Once it has waited in vain, it does not wait again until a query
 * succeeds: visitors who queue behind each other learn at once that their words cannot be kept.
 */
export class PatientSqliteDriver extends SqliteDriver {
  readonly #beforeTransaction: () => void;
  #waitedInVain = false;

  /** `beforeTransaction` may throw, and so refuse a transaction. */
  constructor(config: SqliteDialectConfig, beforeTransaction: () => void) {
    super(config);
    this.#beforeTransaction = beforeTransaction;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    return {
      executeQuery: (query) => this.#whenUnlocked(() => connection.executeQuery(query)),
      streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
    };
  }

  /** Takes the lock at once: a transaction that has only read could not wait for it later. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    this.#beforeTransaction();
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await super.rollbackTransaction(connection);
    } catch {
      // On a full disk SQLite has done it by itself. What counts is why.
    }
  }

  async #whenUnlocked<Row>(query: () => Promise<QueryResult<Row>>): Promise<QueryResult<Row>> {
    const start = performance.now();
    for (;;) {
      try {
        const result = await query();
        this.#waitedInVain = false;
        return result;
      } catch (error) {
        if (!isBusy(error)) throw error;
        this.#waitedInVain ||= performance.now() - start >= patience.total;
        if (this.#waitedInVain) throw error;
        await sleep(patience.interval);
      }
    }
  }
}

function isBusy(error: unknown): boolean {
  const code = error instanceof Error && "errcode" in error ? Number(error.errcode) : 0;
  // The lower byte is the general code, whatever the details.
  return (code & 0xff) === busy;
}
