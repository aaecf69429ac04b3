import type { Transaction } from "kysely";
import type { Tables } from "../database/schema.ts";
import { recordDeletions } from "./deletions.ts";
import type { Delivery, SubmissionFilter } from "./submission.ts";
import { matchesFilter } from "./submission-filter.ts";

/** Deletes up to `limit` submissions, the oldest first, together with their outbox rows. */
export async function removeSubmissions(
  transaction: Transaction<Tables>,
  filter: SubmissionFilter,
  limit: number,
): Promise<{ count: number; deliveries: Delivery[] }> {
  const removed = await transaction
    .deleteFrom("submissions")
    .where("id", "in", (query) =>
      query
        .selectFrom("submissions")
        .select("id")
        .where(matchesFilter(filter))
        .orderBy("received_at")
        .orderBy("id")
        .limit(limit),
    )
    // Again: another server may just have marked one as not spam.
    .where(matchesFilter(filter))
    .returning("id")
    .execute();
  if (removed.length === 0) return { count: 0, deliveries: [] };
  const ids = removed.map(({ id }) => id);
  // By age and number, a restored backup is purged anyway.
  if (filter.email !== undefined || filter.reference !== undefined)
    await recordDeletions(transaction, ids);
  const deliveries = await transaction
    .deleteFrom("outbox")
    .where("submission_id", "in", ids)
    .returning(["submission_id as submissionId", "target", "delivered_at as deliveredAt", "tries"])
    .execute();
  return {
    count: removed.length,
    deliveries: deliveries
      .filter(({ tries }) => tries > 0)
      .map(({ tries: _, ...delivery }) => delivery),
  };
}
