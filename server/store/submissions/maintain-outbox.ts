import { type SqlBool, sql, type Transaction } from "kysely";
import { minuteMs } from "../../time/durations.ts";
import { yieldToWriters } from "../database/retry-while-locked.ts";
import type { Database, OutboxRow, Tables, Target } from "../database/schema.ts";
import { createOutboxRow, isUndelivered, withdrawnError } from "./outbox-row.ts";
import { getTargetGroup } from "./targets.ts";

/** Greatest difference between clocks. A time further in the future was written by a wrong clock. */
const maxClockSkewMs = 5 * minuteMs;

/** Mails per transaction, after which visitors' messages get their turn. */
const batchSize = 50;

/** The time some milliseconds from now, in ISO 8601 (UTC). */
type FromNow = (milliseconds: number) => string;

/**
 * Brings the rows of the outbox in line with the clock and with the configured targets. A failure loses nothing: the
 * next run repeats it, as it does what is left after the signal.
 */
export async function maintainOutbox(
  db: Database,
  targets: readonly Target[],
  fromNow: FromNow,
  signal?: AbortSignal,
): Promise<void> {
  await resetFutureTimes(db, fromNow);
  const mails = targets.filter((target) => getTargetGroup(target) === "mail");
  if (mails.length > 0) await reassignMails(db, mails, fromNow, signal);
}

/**
 * Makes entries due that wait since a time in the future, or were dead-lettered then: the clock was ahead, and would
 * make them wait too long.
 */
async function resetFutureTimes(db: Database, fromNow: FromNow): Promise<void> {
  const limit = fromNow(maxClockSkewMs);
  await db
    .updateTable("outbox")
    .set({ due_at: fromNow(0), waiting_since: fromNow(0), dead_lettered_at: null })
    .where(isUndelivered)
    .where(({ or, eb }) =>
      or([eb("waiting_since", ">", limit), eb("dead_lettered_at", ">", limit)]),
    )
    .execute();
}

/**
 * Moves undelivered mails from removed addresses to configured ones that do not have them yet, as after a typo in
 * NOTIFY_TO, and back to one that is configured again. Without such addresses, the mails wait. Splits rows of 1.0.0,
 * which are for every address, in the same way.
 */
async function reassignMails(
  db: Database,
  mails: Target[],
  fromNow: FromNow,
  signal?: AbortSignal,
): Promise<void> {
  const rows = await db
    .selectFrom("outbox")
    .where(isUndelivered)
    .select(["id", "submission_id", "created_at"])
    .where(sql<SqlBool>`target like 'mail%'`)
    .where("target", "not in", mails)
    .where(({ eb, selectFrom }) =>
      eb(
        selectFrom("outbox as other")
          .whereRef("other.submission_id", "=", "outbox.submission_id")
          .where("other.target", "in", mails)
          // A withdrawn row becomes one that waits again, as after a correction that was wrong.
          .where(({ or, eb }) =>
            or([
              eb("other.delivered_at", "is not", null),
              eb("other.last_error", "is distinct from", withdrawnError),
            ]),
          )
          .select(({ fn }) => fn.countAll<number>().as("count")),
        "<",
        mails.length,
      ),
    )
    // Two servers that do this at the same time wait for each other.
    .orderBy("id")
    .execute();
  for (let start = 0; start < rows.length; start += batchSize) {
    if (start > 0) await yieldToWriters();
    if (signal?.aborted) return;
    await db.transaction().execute(async (transaction) => {
      for (const row of rows.slice(start, start + batchSize)) {
        await reassignMail(transaction, row, mails, fromNow);
      }
    });
  }
}

async function reassignMail(
  transaction: Transaction<Tables>,
  row: Pick<OutboxRow, "id" | "submission_id" | "created_at">,
  mails: Target[],
  fromNow: FromNow,
): Promise<void> {
  const values = mails.map((target) => ({
    ...createOutboxRow({ submissionId: row.submission_id, createdAt: fromNow(0) }, target),
    created_at: row.created_at,
  }));
  const addedRows = await transaction
    .insertInto("outbox")
    .values(values)
    .onConflict((conflict) =>
      conflict
        .columns(["submission_id", "target"])
        .doUpdateSet(({ ref }) => ({
          due_at: ref("excluded.due_at"),
          waiting_since: ref("excluded.waiting_since"),
          tried_until: ref("excluded.tried_until"),
          last_error: null,
          dead_lettered_at: null,
        }))
        .where("outbox.last_error", "=", withdrawnError)
        .where("outbox.delivered_at", "is", null),
    )
    .returning("id")
    .execute();
  if (addedRows.length === 0) return;
  // Not deleted: if it was tried, it may have arrived there.
  await transaction
    .updateTable("outbox")
    .set({ dead_lettered_at: fromNow(0), last_error: withdrawnError })
    .where("id", "=", row.id)
    .where("delivered_at", "is", null)
    .execute();
}
