import { randomUUIDv7 } from "node:crypto";
import type { Transaction } from "kysely";
import type { Database, Tables } from "../database/schema.ts";
import { addToOutbox } from "./outbox-row.ts";
import { removeSubmissions } from "./remove-submissions.ts";
import { type AddResult, type NewSubmission, toStoredFields } from "./submission.ts";
import { countSubmissions } from "./submission-filter.ts";
import { toRow } from "./submission-row.ts";
import { type DeliverySettings, getTargets } from "./targets.ts";

/** The most spam that is stored. Beyond it, the oldest is removed: spam could fill any disk. */
const maxSpam = 10_000;

/** Stores a submission with its outbox rows, or finds the stored submission with the same key. */
export async function addSubmission(
  db: Database,
  { spamReason = null, ...submission }: NewSubmission,
  delivery: DeliverySettings,
  now: () => number,
): Promise<AddResult> {
  const { form, language, idempotencyKey } = submission;
  const stored = toStoredFields(form, submission.fields);
  // Spam is stored as sent: somebody may have to judge it.
  const { kind, fields } = spamReason ? { kind: form, fields: submission.fields } : stored;
  const receipt = { id: randomUUIDv7(), receivedAt: new Date(now()).toISOString() };
  const row = toRow(
    { id: receipt.id, received_at: receipt.receivedAt, language, spam_reason: spamReason },
    { kind, fields },
    idempotencyKey,
  );
  const quarantine = spamReason ? "is not" : "is";
  // A submission and its outbox rows must be written together or not at all.
  const isNew = await db.transaction().execute(async (transaction) => {
    if (idempotencyKey !== null && submission.keyLifetimeMs !== undefined) {
      // The key has expired on the older row. A concurrent send waits here.
      await transaction
        .updateTable("submissions")
        .set({ idempotency_key: null })
        .where("kind", "=", kind)
        .where("idempotency_key", "=", idempotencyKey)
        .where("spam_reason", quarantine, null)
        .where("received_at", "<=", new Date(now() - submission.keyLifetimeMs).toISOString())
        .execute();
    }
    // The unique index decides which of two simultaneous sends is the first.
    const inserted = await transaction
      .insertInto("submissions")
      .values(row)
      .onConflict((conflict) =>
        conflict
          .columns(["kind", "idempotency_key"])
          .where("spam_reason", quarantine, null)
          .doNothing(),
      )
      .returning("id")
      .executeTakeFirst();
    if (inserted && spamReason) await removeSurplusSpam(transaction);
    if (inserted && !spamReason) {
      await addToOutbox(transaction, getTargets(stored.kind, delivery), {
        submissionId: receipt.id,
        createdAt: receipt.receivedAt,
      });
    }
    return inserted !== undefined;
  });
  if (isNew) return { receipt, isRepeat: false };
  const first = await db
    .selectFrom("submissions")
    .select(["id", "received_at", "payload_hash"])
    .where("kind", "=", kind)
    .where("idempotency_key", "=", idempotencyKey)
    .where("spam_reason", quarantine, null)
    .executeTakeFirstOrThrow();
  if (first.payload_hash !== row.payload_hash) return "key-reused";
  return { receipt: { id: first.id, receivedAt: first.received_at }, isRepeat: true };
}

async function removeSurplusSpam(transaction: Transaction<Tables>): Promise<void> {
  const surplus = (await countSubmissions(transaction, { category: "spam" })) - maxSpam;
  if (surplus > 0) await removeSubmissions(transaction, { category: "spam" }, surplus);
}
