import type { Database } from "./schema.ts";

/** Up to which moment everything was deleted, by category. Both methods reject when the database cannot answer. */
export interface PurgeStore {
  /** The moment of the last purge of a category (ISO 8601, UTC), before which nothing was kept. */
  lastEnd(kind: string): Promise<string | undefined>;
  note(kind: string, end: string): Promise<void>;
}

/** The moments that are kept in a database whose tables are up to date. */
export function purgeStore(db: Database): PurgeStore {
  return {
    async lastEnd(kind) {
      const row = await db
        .selectFrom("purges")
        .select("purged_before")
        .where("kind", "=", kind)
        .executeTakeFirst();
      return row?.purged_before;
    },
    async note(kind, end) {
      const purged = { purged_before: end };
      await db
        .insertInto("purges")
        .values({ kind, ...purged })
        .onConflict((conflict) => conflict.column("kind").doUpdateSet(purged))
        .execute();
    },
  };
}
