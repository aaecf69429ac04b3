import { randomUUIDv7 } from "node:crypto";
import { type SqlBool, sql } from "kysely";
import { inPieces } from "./in-pieces.ts";
import type { Database, OutboxRow, Target } from "./schema.ts";
import type { Delivery, Kind, StoredSubmission, Submission } from "./submission.ts";
import { letOthersWrite } from "./when-unlocked.ts";

/** How long delivery is retried, in days. */
const daysTried = 14;

/** The last error of withdrawn dispatches. */
const withdrawn = "withdrawn";

/** How many rows are read or changed per batch. */
const piece = 500;

const day = 24 * 60 * 60 * 1000;

/** Finds submissions by their ids. */
interface Submissions {
  get(ids: readonly string[]): Promise<StoredSubmission[]>;
}

/** Whether a dispatch is tried again, or was dead-lettered. */
export type DispatchState = "waiting" | "given-up";

/** One submission to be delivered to one target. */
export interface Dispatch {
  id: string;
  target: Target;
  /** How often it was tried before. */
  tries: number;
  submission: Submission;
}

/** A dispatch as it is taken: its submission may turn out to be damaged. */
export type TakenDispatch = Omit<Dispatch, "submission"> & { submission: StoredSubmission };

/** An undelivered dispatch as operators see it. Times are ISO 8601 in UTC. */
export interface Undelivered {
  submissionId: string;
  target: Target;
  createdAt: string;
  tries: number;
  /** The next try; `null` if it was dead-lettered. */
  dueAt: string | null;
  lastError: string | null;
}

/** The outbox row for a submission and a target, due at once. */
export function dispatchOf(id: string, createdAt: string, target: Target): OutboxRow {
  return {
    id: randomUUIDv7(),
    submission_id: id,
    target,
    created_at: createdAt,
    due_at: createdAt,
    tries: 0,
    tried_until: fromNow(daysTried * day),
    last_error: null,
    delivered_at: null,
    dead_lettered_at: null,
  };
}

/** The outbox. Every method rejects when the database cannot answer. */
export type Outbox = ReturnType<typeof outboxStore>;

/**
 * The outbox in a migrated database. `isShared` tells that other servers may take rows concurrently: each
 * row is then taken once.
 */
export function outboxStore(db: Database, submissions: Submissions, isShared: boolean) {
  const waiting = db
    .selectFrom("outbox")
    .where("delivered_at", "is", null)
    .where("dead_lettered_at", "is", null);
  const missing = db
    .selectFrom("outbox")
    .where("delivered_at", "is", null)
    .where("last_error", "is distinct from", withdrawn);

  function missingRows({ kinds, target }: { kinds: readonly Kind[]; target?: Target }) {
    let rows = missing
      .innerJoin("submissions", "submissions.id", "submission_id")
      .selectAll("outbox")
      .where("kind", "in", kinds)
      .orderBy("created_at")
      .orderBy("outbox.id")
      .limit(piece);
    if (target) rows = rows.where("target", "=", target);
    return inPieces<OutboxRow>(piece, (last) =>
      (last ? rows.where(isAfter(last)) : rows).execute(),
    );
  }

  async function change(
    which: Parameters<typeof missingRows>[0],
    values: Partial<OutboxRow>,
  ): Promise<number> {
    let count = 0;
    if (which.kinds.length === 0) return count;
    for await (const rows of missingRows(which)) {
      const ids = rows.map(({ id }) => id);
      const [result] = await db
        .updateTable("outbox")
        .set(values)
        .where("id", "in", ids)
        .where("delivered_at", "is", null)
        .where("last_error", "is distinct from", withdrawn)
        .execute();
      count += Number(result?.numUpdatedRows ?? 0);
      if (rows.length === piece) await letOthersWrite();
    }
    return count;
  }

  return {
    /**
     * Takes up to `limit` due dispatches with a lease of `lease` milliseconds: meanwhile no other server
     * gets them; afterwards, if nothing was reported, any may.
     */
    async take(targets: readonly Target[], limit: number, lease: number): Promise<TakenDispatch[]> {
      if (targets.length === 0) return [];
      const due = waiting
        .select("id")
        .where("target", "in", targets)
        .where("due_at", "<=", fromNow(0))
        .orderBy("due_at")
        .limit(limit)
        .$if(isShared, (query) => query.forUpdate().skipLocked());
      // As a subquery of the update, PostgreSQL may evaluate it more than once, and take too many.
      const rows = await db
        .with("due", () => due)
        .updateTable("outbox")
        .set(({ eb }) => ({ due_at: fromNow(lease), tries: eb("tries", "+", 1) }))
        .where("id", "in", (query) => query.selectFrom("due").select("id"))
        .returningAll()
        .execute();
      return withSubmissions(rows, submissions);
    },

    /** Marks a dispatch as delivered. */
    async delivered(id: string): Promise<void> {
      const done = { delivered_at: fromNow(0), dead_lettered_at: null, last_error: null };
      await db.updateTable("outbox").set(done).where("id", "=", id).execute();
    },

    /** Records a failure: retried at `dueAt` (ISO 8601, UTC), or dead-lettered if that is too late. */
    async failed(id: string, error: string, dueAt: string): Promise<DispatchState> {
      const row = await db
        .updateTable("outbox")
        .set({
          last_error: error,
          due_at: dueAt,
          dead_lettered_at: sql<string>`case when tried_until < ${dueAt} then ${fromNow(0)} end`,
        })
        .where("id", "=", id)
        .where("delivered_at", "is", null)
        .where("last_error", "is distinct from", withdrawn)
        .returning("dead_lettered_at")
        .executeTakeFirst();
      return row?.dead_lettered_at ? "given-up" : "waiting";
    },

    /** Undelivered dispatches of a kind, oldest first, in batches. */
    async *undelivered(kind: Kind): AsyncGenerator<Undelivered[]> {
      for await (const rows of missingRows({ kinds: [kind] })) {
        yield rows.map((row) => ({
          submissionId: row.submission_id,
          target: row.target,
          createdAt: row.created_at,
          tries: row.tries,
          dueAt: row.dead_lettered_at ? null : row.due_at,
          lastError: row.last_error,
        }));
      }
    },

    /** Makes all undelivered dispatches of a kind due now, and returns their number. */
    retry: (kind: Kind) =>
      change(
        { kinds: [kind] },
        {
          due_at: fromNow(0),
          tried_until: fromNow(daysTried * day),
          dead_lettered_at: null,
        },
      ),

    /**
     * Withdraws undelivered dispatches of these kinds, and returns their number: they are neither retried
     * nor counted as missing.
     */
    withdraw: (target: Target, kinds: readonly Kind[]) =>
      change({ kinds, target }, { dead_lettered_at: fromNow(0), last_error: withdrawn }),

    /**
     * Which of these submissions (a few hundred at most) were delivered, or may have been, since they were
     * tried.
     */
    async deliveries(submissionIds: readonly string[]): Promise<Delivery[]> {
      if (submissionIds.length === 0) return [];
      return db
        .selectFrom("outbox")
        .select(["submission_id as submissionId", "target", "delivered_at as deliveredAt"])
        .where("submission_id", "in", submissionIds)
        .where("tries", ">", 0)
        .orderBy("created_at")
        .orderBy("id")
        .execute();
    },

    /**
     * Backlog and dead letters by target, for the metrics. `oldest` (ISO 8601, UTC) is when the first was
     * created.
     */
    async levels() {
      const rows = await missing
        .select(({ fn }) => [
          "target",
          sql<DispatchState>`
            case when dead_lettered_at is null then 'waiting' else 'given-up' end
          `.as("state"),
          fn.countAll().as("count"),
          fn.min("created_at").as("oldest"),
        ])
        .groupBy(["target", "state"])
        .execute();
      return rows.map((row) => ({ ...row, count: Number(row.count) }));
    },
  };
}

const isAfter = ({ created_at, id }: OutboxRow) =>
  sql<SqlBool>`(created_at, outbox.id) > (${created_at}, ${id})`;

async function withSubmissions(
  rows: OutboxRow[],
  submissions: Submissions,
): Promise<TakenDispatch[]> {
  const found = await submissions.get(rows.map((row) => row.submission_id));
  const byId = new Map(found.map((submission) => [submission.id, submission]));
  return rows.flatMap(({ id, target, tries, submission_id }) => {
    const submission = byId.get(submission_id);
    // Deleted since it was taken: there is nothing to deliver.
    return submission ? [{ id, target, tries: tries - 1, submission }] : [];
  });
}

/** The time `ms` milliseconds from now, in ISO 8601 (UTC). */
function fromNow(ms: number): string {
  return new Date(Date.now() + ms).toISOString();
}
