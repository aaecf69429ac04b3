import { randomUUIDv7 } from "node:crypto";
import { type SqlBool, sql } from "kysely";
import { inBatches } from "../database/in-batches.ts";
import type { Database, OutboxRow, Target } from "../database/schema.ts";
import { yieldToWriters } from "../database/when-unlocked.ts";
import { newOutboxRow, undelivered, withdrawn } from "./outbox-row.ts";
import { groupOf } from "./targets.ts";

/** How far a time may be in the future before the clock that wrote it counts as wrong: clocks differ. */
const maxClockSkewMs = 5 * 60 * 1000;

const day = 24 * 60 * 60 * 1000;

const batchSize = 500;

/** The time some milliseconds from now, in ISO 8601 (UTC). */
type FromNow = (milliseconds: number) => string;

/**
 * Brings the rows of the outbox in line with the clock, and with the targets that are set. Nothing is lost
 * when it fails: it is repeated.
 */
export async function maintainOutbox(
  db: Database,
  targets: readonly Target[],
  fromNow: FromNow,
): Promise<void> {
  await dropFutureTimes(db, fromNow);
  const mails = targets.filter((target) => groupOf(target) === "mail");
  if (mails.length > 0) await retargetMails(db, mails, fromNow);
}

/**
 * Makes due what waits since a time in the future, or was dead-lettered then: the clock was ahead, and no
 * wait may last longer than it was meant to.
 */
async function dropFutureTimes(db: Database, fromNow: FromNow): Promise<void> {
  const limit = fromNow(maxClockSkewMs);
  await db
    .updateTable("outbox")
    .set({ due_at: fromNow(0), waiting_since: fromNow(0), dead_lettered_at: null })
    .where("delivered_at", "is", null)
    .where("last_error", "is distinct from", withdrawn)
    .where(({ or, and, eb }) =>
      or([
        eb("waiting_since", ">", limit),
        eb("dead_lettered_at", ">", limit),
        and([eb("waiting_since", "is", null), eb("due_at", ">", fromNow(day + maxClockSkewMs))]),
      ]),
    )
    .execute();
}

/**
 * Hands mails that wait for an address that is not set any more on to those that are set and were never to
 * get them: a misspelt address was corrected. Where there are none, they wait. Rows of earlier releases,
 * which were for every address, are divided in the same way.
 */
async function retargetMails(db: Database, mails: Target[], fromNow: FromNow): Promise<void> {
  const rows = undelivered(db)
    .selectAll()
    .where(sql<SqlBool>`target like 'mail%'`)
    .where("target", "not in", mails)
    .orderBy("created_at")
    .orderBy("id")
    .limit(batchSize);
  const batches = inBatches<OutboxRow>(batchSize, (last) =>
    (last
      ? rows.where(sql<SqlBool>`(created_at, id) > (${last.created_at}, ${last.id})`)
      : rows
    ).execute(),
  );
  for await (const found of batches) {
    await addTargets(db, found, mails, fromNow);
    if (found.length === batchSize) await yieldToWriters();
  }
}

function addTargets(
  db: Database,
  rows: OutboxRow[],
  mails: Target[],
  fromNow: FromNow,
): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    const ids = rows.map((row) => row.submission_id);
    const others = await transaction
      .selectFrom("outbox")
      .select(["submission_id", "target"])
      .where("submission_id", "in", ids)
      .where("target", "in", mails)
      .execute();
    const known = new Set(others.map((row) => `${row.submission_id} ${row.target}`));
    for (const row of rows) {
      const newTargets = mails.filter((target) => !known.has(`${row.submission_id} ${target}`));
      if (newTargets.length === 0) continue;
      for (const target of newTargets) known.add(`${row.submission_id} ${target}`);
      const fresh = newOutboxRow(row.submission_id, fromNow(0), row.target);
      const values = row.target === "mail" ? row : { ...fresh, created_at: row.created_at };
      await transaction
        .insertInto("outbox")
        .values(newTargets.map((target) => ({ ...values, id: randomUUIDv7(), target })))
        // Another server may do the same at this moment.
        .onConflict((conflict) => conflict.columns(["submission_id", "target"]).doNothing())
        .execute();
      // Not deleted: if it was tried, it may have arrived there.
      await transaction
        .updateTable("outbox")
        .set({ dead_lettered_at: fromNow(0), last_error: withdrawn })
        .where("id", "=", row.id)
        .where("delivered_at", "is", null)
        .execute();
    }
  });
}
