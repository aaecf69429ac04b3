import type { Database } from "../database/schema.ts";
import type { SubmissionCategory } from "./submission.ts";

/** Creates the record of the last purge by category. Both methods reject if the database fails. */
export function createPurgeStore(db: Database) {
  return {
    /** Reads the time (ISO 8601, UTC) before which all submissions of a category were deleted. */
    async readPurgedBefore(category: SubmissionCategory): Promise<string | undefined> {
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
