import { randomUUIDv7 } from "node:crypto";
import {
  type Expression,
  type ExpressionBuilder,
  type SqlBool,
  sql,
  type Transaction,
} from "kysely";
import type { FormName } from "#contract/endpoints";
import { forms } from "#contract/forms";
import type { SpamReason } from "#contract/spam-signs";
import type { Locale } from "#locale/languages";
import { checksumOf, isDamaged } from "../database/checksum.ts";
import { addChecksums, readAllRows, readRows } from "../database/damaged-rows.ts";
import { inBatches } from "../database/in-batches.ts";
import type { Database, SubmissionRow, Tables, Target } from "../database/schema.ts";
import { yieldToWriters } from "../database/when-unlocked.ts";
import { recordDeletions } from "./deletions.ts";
import { newOutboxRow } from "./outbox-row.ts";
import {
  type Category,
  type Delivery,
  emailKey,
  type Kind,
  kindOf,
  type NewSubmission,
  payloadHash,
  type Receipt,
  type StoredSubmission,
  type Submission,
  type SubmissionFilter,
  storedAs,
} from "./submission.ts";
import { type DeliverySettings, targetsOf } from "./targets.ts";

/** How many submissions are read per batch, to limit memory. */
const batchSize = 50;

/** Beyond this number the oldest spam is removed: it could otherwise fill any disk. */
const maxSpam = 10_000;

/**
 * The submissions. Every method rejects when the database cannot answer. Deleted submissions are not
 * delivered any more.
 */
export type SubmissionStore = ReturnType<typeof submissionStore>;

/** The submissions in a migrated database. What is added is to be delivered to these targets. */
export function submissionStore(db: Database, delivery: DeliverySettings, now: () => number) {
  const matching = (filter: SubmissionFilter) =>
    db.selectFrom("submissions").where(matchesFilter(filter));
  let damaged = new Set<string>();

  /** Those with these ids, at most a few hundred, in this order; unknown ids are left out. */
  async function get(ids: readonly string[]): Promise<StoredSubmission[]> {
    const rows = await readRows(db, ids);
    return ids
      .filter((id) => rows.has(id))
      .map((id) => {
        const row = rows.get(id);
        if (!row || isDamaged(row)) damaged.add(id);
        else damaged.delete(id);
        return row && !damaged.has(id)
          ? toSubmission(row)
          : { id, text: row ? String(row.fields) : null };
      });
  }

  return {
    /** Resolves once the row is safely on disk; to "key-reused" if the key belongs to different fields. */
    add: (submission: NewSubmission) => add(db, submission, delivery, now),

    /**
     * Moves a submission out of quarantine, to be delivered like any other. "unknown" if it does not exist;
     * "invalid" if no form of this release accepts its fields, "damaged" if they are not what was stored.
     */
    markAsNotSpam: (id: string) => markAsNotSpam(db, id, delivery, now),

    get,

    /** The oldest first, in batches, so that their number does not matter. */
    async *read(filter: SubmissionFilter): AsyncGenerator<StoredSubmission[]> {
      const keys = matching(filter)
        .select(["received_at", "id"])
        .orderBy("received_at")
        .orderBy("id")
        .limit(batchSize);
      const batches = inBatches<RowKey>(batchSize, (last) =>
        (last ? keys.where(isAfter(last)) : keys).execute(),
      );
      for await (const found of batches) yield get(found.map(({ id }) => id));
    },

    /** The ids of damaged rows that this process has come upon. */
    damaged: (): ReadonlySet<string> => damaged,

    /** Reads every row to find out which are damaged, in batches that delay nobody. */
    async check(signal?: AbortSignal): Promise<void> {
      const found = new Set<string>();
      for await (const rows of readAllRows(db)) {
        for (const [id, row] of rows) if (!row || isDamaged(row)) found.add(id);
        await addChecksums(db, rows.values());
        if (signal?.aborted) return;
        await yieldToWriters();
      }
      damaged = found;
    },

    count: (filter: SubmissionFilter) => count(db, filter),

    /**
     * When the oldest and the newest of a category were received (ISO 8601, UTC); `null` if there is none.
     */
    async span(category: Category) {
      const end = async (direction: "asc" | "desc") => {
        const row = matching({ category }).select("received_at").orderBy("received_at", direction);
        return (await row.limit(1).executeTakeFirst())?.received_at ?? null;
      };
      return { oldest: await end("asc"), newest: await end("desc") };
    },

    /** Deletes up to `limit`, the oldest first; returns their number and their deliveries. */
    remove: (filter: SubmissionFilter, limit: number) =>
      db.transaction().execute((within) => remove(within, filter, limit)),
  };
}

function toSubmission(row: SubmissionRow): Submission {
  return {
    id: row.id,
    receivedAt: row.received_at,
    kind: row.kind as FormName,
    fields: JSON.parse(row.fields),
    language: row.language as Locale | null,
    spamReason: row.spam_reason as SpamReason | null,
  };
}

type Builder = ExpressionBuilder<Tables, "submissions">;

function matchesFilter({ category, email, reference, before }: SubmissionFilter) {
  return (where: Builder): Expression<SqlBool> => {
    const conditions: Expression<SqlBool>[] = [];
    if (category === "spam") conditions.push(where("spam_reason", "is not", null));
    else if (category) conditions.push(isStored(where, kindOf[category]));
    if (email !== undefined) conditions.push(where("email_key", "=", emailKey(email)));
    if (reference !== undefined) {
      conditions.push(where("id", "like", `%${reference.replace("-", "").toLowerCase()}`));
    }
    if (before !== undefined) conditions.push(where("received_at", "<", before));
    return where.and(conditions);
  };
}

type RowKey = Pick<SubmissionRow, "received_at" | "id">;

const isAfter = ({ received_at, id }: RowKey) =>
  sql<SqlBool>`(received_at, id) > (${received_at}, ${id})`;

const isStored = (where: Builder, kind: Kind) =>
  where.and([where("kind", "=", kind), where("spam_reason", "is", null)]);

async function count(db: Database, filter: SubmissionFilter): Promise<number> {
  const { count } = await db
    .selectFrom("submissions")
    .where(matchesFilter(filter))
    .select(({ fn }) => fn.countAll().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function add(
  db: Database,
  { spamReason = null, ...submission }: NewSubmission,
  delivery: DeliverySettings,
  now: () => number,
): Promise<Receipt | "key-reused"> {
  const { form, language, idempotencyKey } = submission;
  const stored = storedAs(form, submission.fields);
  // Spam is stored as sent: somebody may have to judge it.
  const { kind, fields } = spamReason ? { kind: form, fields: submission.fields } : stored;
  const receipt = { id: randomUUIDv7(), receivedAt: new Date(now()).toISOString() };
  const row = rowOf(
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
      await addToOutbox(transaction, targetsOf(stored.kind, delivery), receipt);
    }
    return inserted !== undefined;
  });
  if (isNew) return receipt;
  const first = await db
    .selectFrom("submissions")
    .select(["id", "received_at", "payload_hash"])
    .where("kind", "=", kind)
    .where("idempotency_key", "=", idempotencyKey)
    .where("spam_reason", quarantine, null)
    .executeTakeFirstOrThrow();
  if (first.payload_hash !== row.payload_hash) return "key-reused";
  if (!spamReason) submission.onRepeat?.();
  return { id: first.id, receivedAt: first.received_at };
}

/** The row of these fields, with what is derived from them. */
function rowOf(
  meta: Pick<SubmissionRow, "id" | "received_at" | "language" | "spam_reason">,
  { kind, fields }: { kind: FormName; fields: object },
  key: string | null,
): SubmissionRow {
  // A database stores no lone surrogates.
  const email = "email" in fields ? String(fields.email).toWellFormed() : "";
  const row = {
    ...meta,
    kind,
    email,
    email_key: emailKey(email),
    payload_hash: payloadHash(forms[kind], fields),
    fields: JSON.stringify(fields),
  };
  return { ...row, idempotency_key: key, checksum: checksumOf(row) };
}

async function addToOutbox(transaction: Transaction<Tables>, targets: Target[], receipt: Receipt) {
  const rows = targets.map((target) => newOutboxRow(receipt.id, receipt.receivedAt, target));
  if (rows.length > 0) await transaction.insertInto("outbox").values(rows).execute();
}

async function removeSurplusSpam(transaction: Transaction<Tables>): Promise<void> {
  const surplus = (await count(transaction, { category: "spam" })) - maxSpam;
  if (surplus > 0) await remove(transaction, { category: "spam" }, surplus);
}

function markAsNotSpam(
  db: Database,
  id: string,
  delivery: DeliverySettings,
  now: () => number,
): Promise<Kind | "unknown" | "invalid" | "damaged"> {
  return db.transaction().execute(async (transaction) => {
    const row = await transaction
      .selectFrom("submissions")
      .selectAll()
      .where("id", "=", id)
      .where("spam_reason", "is not", null)
      .executeTakeFirst();
    if (!row) return "unknown";
    if (isDamaged(row)) return "damaged";
    const { kind: form, fields: sent } = toSubmission(row);
    // In a row of an earlier release, the form may no longer exist.
    const parsed = Object.hasOwn(forms, form) ? forms[form].parse(sent) : undefined;
    if (!parsed?.ok) return "invalid";
    const stored = storedAs(form, parsed.fields);
    const { id: _, ...values } = rowOf({ ...row, spam_reason: null }, stored, null);
    const marked = await transaction
      .updateTable("submissions")
      // The key is free again: another submission that is not spam may use it.
      .set(values)
      .where("id", "=", id)
      .where("spam_reason", "is not", null)
      .returning("id")
      .executeTakeFirst();
    if (!marked) return "unknown";
    await addToOutbox(transaction, targetsOf(stored.kind, delivery), {
      id,
      receivedAt: new Date(now()).toISOString(),
    });
    return stored.kind;
  });
}

/** Deletes submissions together with their outbox rows. */
async function remove(
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
