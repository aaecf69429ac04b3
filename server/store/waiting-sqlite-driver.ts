import { CompiledQuery, type DatabaseConnection, type QueryResult, SqliteDriver } from "kysely";
import { isBusy, whenUnlocked } from "./when-unlocked.ts";

/**
 * A driver that retries while the database is locked, instead of SQLite's busy timeout, which would block
 * the whole process. After one timeout it does not wait again until a query succeeds: visitors behind it
 * learn at once that their message cannot be stored.
 */
export class WaitingSqliteDriver extends SqliteDriver {
  #waitedInVain = false;

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

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await super.rollbackTransaction(connection);
    } catch {
      // On a full disk SQLite has rolled back already. The original error counts.
    }
  }

  async #execute<Row>(
    connection: DatabaseConnection,
    query: CompiledQuery,
  ): Promise<QueryResult<Row>> {
    try {
      const result = await whenUnlocked(
        () => connection.executeQuery<Row>(query),
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
