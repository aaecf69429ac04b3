import { randomUUIDv7 } from "node:crypto";
import type { ExpressionBuilder, Transaction } from "kysely";
import { dayMs } from "../../time/durations.ts";
import type { OutboxRow, Tables, Target } from "../database/schema.ts";

/** The time for which delivery is retried, in milliseconds: 14 days. */
export const retryPeriodMs = 14 * dayMs;

/** The last error of withdrawn entries. */
export const withdrawnError = "withdrawn";

/** A submission that enters the outbox, and when (ISO 8601, UTC). */
interface NewEntry {
  submissionId: string;
  createdAt: string;
}

export function createOutboxRow({ submissionId, createdAt }: NewEntry, target: Target): OutboxRow {
  return {
    id: randomUUIDv7(),
    submission_id: submissionId,
    target,
    created_at: createdAt,
    due_at: createdAt,
    waiting_since: createdAt,
    tries: 0,
    tried_until: new Date(Date.parse(createdAt) + retryPeriodMs).toISOString(),
    last_error: null,
    delivered_at: null,
    dead_lettered_at: null,
  };
}

/** The condition that an entry was neither delivered nor withdrawn. */
export const isUndelivered = (where: ExpressionBuilder<Tables, "outbox">) =>
  where.and([
    where("delivered_at", "is", null),
    where("last_error", "is distinct from", withdrawnError),
  ]);

/** Adds a submission to the outbox, once for each target. */
export async function addToOutbox(
  transaction: Transaction<Tables>,
  targets: Target[],
  entry: NewEntry,
) {
  const rows = targets.map((target) => createOutboxRow(entry, target));
  if (rows.length > 0) await transaction.insertInto("outbox").values(rows).execute();
}
