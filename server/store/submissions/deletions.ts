import { hash } from "node:crypto";
import type { Database, DatabaseOrTransaction, DeletionRow } from "../database/schema.ts";

export type Deletion = DeletionRow;

/**
 * Hashes (SHA-256, hex) the id of a submission for the list of deletions. Ids are random: the list does not reveal who
 * asked for a deletion.
 */
export function hashSubmissionId(submissionId: string): string {
  return hash("sha256", submissionId);
}

/** Records that submissions were deleted at a person's request, so that restoring a backup deletes them again. */
export async function recordDeletions(
  db: DatabaseOrTransaction,
  submissionIds: string[],
): Promise<void> {
  const deletedAt = new Date().toISOString();
  const rows = submissionIds.map((id) => ({ id: hashSubmissionId(id), deleted_at: deletedAt }));
  await db
    .insertInto("deletions")
    .values(rows)
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
}

/** Removes the records of deletions that were made before this time (ISO 8601, UTC). */
export async function removeDeletions(db: Database, before: string): Promise<void> {
  await db.deleteFrom("deletions").where("deleted_at", "<", before).execute();
}
