import type { Database } from "../database/schema.ts";
import type { SubmissionCategory } from "./submission.ts";

/** The time of the last purge, by category. Both methods reject when the database cannot answer. */
export function createPurgeStore(db: Database) {
  return {
    /** The time (ISO 8601, UTC) before which everything of a category was deleted. */
    async purgedBefore(category: SubmissionCategory): Promise<string | undefined> {
      const row = await db
        .selectFrom("purges")
        .select("purged_before")
        .where("kind", "=", category)
        .executeTakeFirst();
      return row?.purged_before;
    },
    async record(category: SubmissionCategory, end: string): Promise<void> {
      const purged = { purged_before: end };
      await db
        .insertInto("purges")
        .values({ kind: category, ...purged })
        .onConflict((conflict) => conflict.column("kind").doUpdateSet(purged))
        .execute();
    },
  };
}
