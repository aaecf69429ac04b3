import type { Database } from "./schema.ts";

/** The time of the last purge, by category. Both methods reject when the database cannot answer. */
export interface PurgeStore {
  /** The time (ISO 8601, UTC) before which everything of a category was deleted. */
  lastEnd(kind: string): Promise<string | undefined>;
  note(kind: string, end: string): Promise<void>;
}

/** The purge times in a migrated database. */
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
