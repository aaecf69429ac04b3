import { randomUUIDv7 } from "node:crypto";
import type { Transaction } from "kysely";
import { readAllRows, readRows } from "../database/damaged-rows.ts";
import { readInBatches } from "../database/read-in-batches.ts";
import { yieldToWriters } from "../database/retry-while-locked.ts";
import type { Database, Tables } from "../database/schema.ts";
import { markAsNotSpam } from "./mark-as-not-spam.ts";
import { addToOutbox } from "./outbox-row.ts";
import { removeSubmissions } from "./remove-submissions.ts";
import {
  type AddResult,
  isIntact,
  type NewSubmission,
  type StoredSubmission,
  type SubmissionCategory,
  type SubmissionFilter,
  toDatabaseRow,
  toStoredFields,
  toSubmission,
} from "./submission.ts";
import { countSubmissions, matchesFilter } from "./submission-filter.ts";
import { type DeliveryTargets, getTargets } from "./targets.ts";

/** The most spam that is stored. Beyond it, the oldest is removed: spam could fill any disk. */
const maxSpam = 10_000;

/** Submissions per batch, to limit memory. */
const batchSize = 50;

/**
 * The submissions. Each method rejects if the database fails. Deleted submissions are no longer delivered.
 */
export type SubmissionStore = ReturnType<typeof createSubmissionStore>;

/** Creates the submissions in a migrated database. New ones are delivered to the targets of `deliveryTargets`. */
export function createSubmissionStore(
  db: Database,
  deliveryTargets: DeliveryTargets,
  now: () => number,
) {
  const selectMatching = (filter: SubmissionFilter) =>
    db.selectFrom("submissions").where(matchesFilter(filter));
  let damaged = new Set<string>();

  /** Reads the submissions with these ids, at most a few hundred, in this order. Leaves out unknown ids. */
  async function get(ids: readonly string[]): Promise<StoredSubmission[]> {
    const rows = await readRows(db, ids);
    return ids
      .filter((id) => rows.has(id))
      .map((id) => {
        const row = rows.get(id);
        const submission = row ? toSubmission(row) : { id, text: null };
        if (isIntact(submission)) damaged.delete(id);
        else damaged.add(id);
        return submission;
      });
  }

  return {
    /** Resolves once the row is safely on disk. */
    add: (submission: NewSubmission) => addSubmission(db, submission, deliveryTargets, now),

    /**
     * Moves a submission out of quarantine, to be delivered like any other. "unknown" if it does not exist;
     * "invalid" if no form of this release accepts its fields, "damaged" if they cannot be read.
     */
    markAsNotSpam: (id: string) => markAsNotSpam(db, id, deliveryTargets, now),

    get,

    /** Reads any number of submissions, the oldest first, in batches. */
    async *read(filter: SubmissionFilter): AsyncGenerator<StoredSubmission[]> {
      const keys = selectMatching(filter).select(["received_at", "id"]);
      for await (const rows of readInBatches(keys, ["received_at", "id"], batchSize)) {
        yield get(rows.map(({ id }) => id));
      }
    },

    /** Returns the ids of the damaged rows that this process has found. */
    getDamagedIds: (): ReadonlySet<string> => damaged,

    /** Reads every row to find damaged ones, in batches, so that visitors do not wait. */
    async check(signal?: AbortSignal): Promise<void> {
      const foundIds = new Set<string>();
      for await (const rows of readAllRows(db)) {
        for (const [id, row] of rows) if (!row || !isIntact(toSubmission(row))) foundIds.add(id);
        if (signal?.aborted) return;
        await yieldToWriters();
      }
      damaged = foundIds;
    },

    count: (filter: SubmissionFilter) => countSubmissions(db, filter),

    /**
     * Reads when the oldest and the newest of a category were received (ISO 8601, UTC); `null` if there is none.
     */
    async getReceivedRange(category: SubmissionCategory) {
      const end = async (direction: "asc" | "desc") => {
        const row = selectMatching({ category })
          .select("received_at")
          .orderBy("received_at", direction);
        return (await row.limit(1).executeTakeFirst())?.received_at ?? null;
      };
      return { oldest: await end("asc"), newest: await end("desc") };
    },

    /** Deletes up to `limit`, the oldest first; returns their number and their deliveries. */
    remove: (filter: SubmissionFilter, limit: number) =>
      db.transaction().execute((transaction) => removeSubmissions(transaction, filter, limit)),
  };
}

/** Stores a submission with its outbox rows, or finds the stored submission with the same key. */
async function addSubmission(
  db: Database,
  newSubmission: NewSubmission,
  deliveryTargets: DeliveryTargets,
  now: () => number,
): Promise<AddResult> {
  const { spamReason = null, ...submission } = newSubmission;
  const { form, language, idempotencyKey } = submission;
  const stored = toStoredFields(form, submission.fields);
  // Spam is stored as sent: an operator may have to judge it.
  const { kind, fields } = spamReason ? { kind: form, fields: submission.fields } : stored;
  const receipt = { id: randomUUIDv7(), receivedAt: new Date(now()).toISOString() };
  const row = toDatabaseRow(
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
      await addToOutbox(transaction, getTargets(stored.kind, deliveryTargets), {
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
    .executeTakeFirst();
  // Deleted meanwhile, which has freed its key.
  if (!first) return addSubmission(db, newSubmission, deliveryTargets, now);
  if (first.payload_hash !== row.payload_hash) return "key-reused";
  return { receipt: { id: first.id, receivedAt: first.received_at }, isRepeat: true };
}

async function removeSurplusSpam(transaction: Transaction<Tables>): Promise<void> {
  const surplus = (await countSubmissions(transaction, { category: "spam" })) - maxSpam;
  if (surplus > 0) await removeSubmissions(transaction, { category: "spam" }, surplus);
}
