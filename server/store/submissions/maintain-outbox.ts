import { type SqlBool, sql } from "kysely";
import { minuteMs } from "../../time/durations.ts";
import type { Database, Target } from "../database/schema.ts";
import { createOutboxRow, isUndelivered, withdrawnError } from "./outbox-row.ts";
import { getTargetGroup } from "./targets.ts";

/** Greatest difference between clocks. A time further in the future was written by a wrong clock. */
const maxClockSkewMs = 5 * minuteMs;

/** The time some milliseconds from now, in ISO 8601 (UTC). */
type FromNow = (milliseconds: number) => string;

/**
 * Brings the rows of the outbox in line with the clock and with the configured targets. A failure loses nothing: the
 * next run repeats it.
 */
export async function maintainOutbox(
  db: Database,
  targets: readonly Target[],
  fromNow: FromNow,
): Promise<void> {
  await resetFutureTimes(db, fromNow);
  const mails = targets.filter((target) => getTargetGroup(target) === "mail");
  if (mails.length > 0) await reassignMails(db, mails, fromNow);
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
 * NOTIFY_TO. Without such addresses, the mails wait. Splits rows of 1.0.0, which are for every address, in the same
 * way.
 */
async function reassignMails(db: Database, mails: Target[], fromNow: FromNow): Promise<void> {
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
          .select(({ fn }) => fn.countAll<number>().as("count")),
        "<",
        mails.length,
      ),
    )
    .execute();
  for (const row of rows) {
    const values = mails.map((target) => ({
      ...createOutboxRow({ submissionId: row.submission_id, createdAt: fromNow(0) }, target),
      created_at: row.created_at,
    }));
    await db.transaction().execute(async (transaction) => {
      const addedRows = await transaction
        .insertInto("outbox")
        .values(values)
        .onConflict((conflict) => conflict.columns(["submission_id", "target"]).doNothing())
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
    });
  }
}
