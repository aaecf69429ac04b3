import {
  CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
  type SqliteDialectConfig,
  SqliteDriver,
} from "kysely";
import { isBusy, whenUnlocked } from "./when-unlocked.ts";

/**
 * SQLite itself waits for a lock with the whole process. This driver asks again and again instead, so
 * that meanwhile pages are served. Once it has waited in vain, it does not wait again until a query
 * succeeds: visitors who queue behind each other learn at once that their words cannot be kept.
 */
export class WaitingSqliteDriver extends SqliteDriver {
  readonly #checkPlace: () => void;
  #waitedInVain = false;

  /** `checkPlace` may throw, and so refuse a query. */
  constructor(config: SqliteDialectConfig, checkPlace: () => void) {
    super(config);
    this.#checkPlace = checkPlace;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    return {
      executeQuery: (query) => this.#execute(connection, query),
      streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
    };
  }

  /** Takes the lock at once: a transaction that has only read could not wait for it later. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }

  /** Wherever the file is: nothing may stay open. */
  override async rollbackTransaction(): Promise<void> {
    try {
      await super.rollbackTransaction(await super.acquireConnection());
    } catch {
      // On a full disk SQLite has done it by itself. What counts is why.
    }
  }

  async #execute<Row>(
    connection: DatabaseConnection,
    query: CompiledQuery,
  ): Promise<QueryResult<Row>> {
    try {
      const result = await whenUnlocked(
        () => {
          this.#checkPlace();
          return connection.executeQuery<Row>(query);
        },
        () => this.#waitedInVain,
      );
      this.#waitedInVain = false;
      return result;
    } catch (error) {
      if (isBusy(error)) this.#waitedInVain = true;
      throw error;
    }
  }
}
