import { type SqlBool, sql } from "kysely";
import { readInBatches } from "../database/read-in-batches.ts";
import type { Database, OutboxRow, Target } from "../database/schema.ts";
import { maintainOutbox } from "./maintain-outbox.ts";
import { retryPeriodMs, selectUndelivered, withdrawnError } from "./outbox-row.ts";
import type { Delivery, StoredSubmission, Submission, SubmissionKind } from "./submission.ts";
import { type DeliverySettings, describeTarget, getTargetGroup, listTargets } from "./targets.ts";

/** The fewest attempts before an entry is dead-lettered, whatever the clock says. */
const minAttempts = 14;

const batchSize = 500;

interface Submissions {
  get(ids: readonly string[]): Promise<StoredSubmission[]>;
}

/** Whether an outbox entry is tried again, was dead-lettered, or has a target that no setting names. */
export type OutboxState = "waiting" | "dead-lettered" | "unset";

/** One submission to be delivered to one target. */
export interface OutboxEntry {
  id: string;
  target: Target;
  /** How often it was tried before. */
  attempts: number;
  submission: Submission;
}

/** An entry as it is taken: its submission may turn out to be damaged. */
export type ClaimedEntry = Omit<OutboxEntry, "submission"> & { submission: StoredSubmission };

/** An undelivered entry as operators see it. Times are ISO 8601 in UTC. */
export interface UndeliveredEntry {
  submissionId: string;
  target: Target;
  /** Whether a setting names the target: otherwise it waits until one does. */
  isSet: boolean;
  createdAt: string;
  attempts: number;
  /** The next try; `null` if it was dead-lettered. */
  dueAt: string | null;
  lastError: string | null;
}

/** How many outbox entries of a kind of target are in a state, and when the first was created. */
export interface OutboxStats {
  target: ReturnType<typeof getTargetGroup>;
  state: OutboxState;
  count: number;
  oldest: string;
}

/** The outbox. Every method rejects when the database cannot answer. */
export type Outbox = ReturnType<typeof createOutbox>;

interface OutboxOptions {
  /** Whether other servers may take rows concurrently: each row is then taken once. */
  isShared: boolean;
  delivery: DeliverySettings;
  /** The clock, in milliseconds since 1970. */
  now(): number;
}

/** The outbox in a migrated database. */
export function createOutbox(
  db: Database,
  submissions: Submissions,
  { isShared, delivery, now }: OutboxOptions,
) {
  const configuredTargets = listTargets(delivery);
  const isSet = (target: Target) => configuredTargets.includes(target);
  /** The time `ms` milliseconds from now, in ISO 8601 (UTC). */
  const fromNow = (ms: number) => new Date(now() + ms).toISOString();
  const waiting = db
    .selectFrom("outbox")
    .where("delivered_at", "is", null)
    .where("dead_lettered_at", "is", null);

  /** Changes what is undelivered of a kind, either for targets that are set or for the others. */
  async function updateUndelivered(
    kind: SubmissionKind,
    target: "set" | "unset",
    values: Partial<OutboxRow>,
  ) {
    const [result] = await db
      .updateTable("outbox")
      .set(values)
      .where("delivered_at", "is", null)
      .where("last_error", "is distinct from", withdrawnError)
      .where("submission_id", "in", (query) =>
        query.selectFrom("submissions").select("id").where("kind", "=", kind),
      )
      // No target is an empty text: PostgreSQL knows no empty list.
      .where("target", target === "set" ? "in" : "not in", [...configuredTargets, "" as Target])
      .execute();
    return Number(result?.numUpdatedRows ?? 0);
  }

  return {
    /**
     * Takes up to `limit` due entries with a lease of `leaseMs`: meanwhile no other server
     * gets them; afterwards, if nothing was reported, any may.
     */
    async claim(
      targets: readonly Target[],
      limit: number,
      leaseMs: number,
    ): Promise<ClaimedEntry[]> {
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
        .set(({ eb }) => ({
          due_at: fromNow(leaseMs),
          waiting_since: fromNow(0),
          tries: eb("tries", "+", 1),
        }))
        .where("id", "in", (query) => query.selectFrom("due").select("id"))
        .returningAll()
        .execute();
      return attachSubmissions(rows, submissions);
    },

    async markDelivered(id: string): Promise<void> {
      const done = { delivered_at: fromNow(0), dead_lettered_at: null, last_error: null };
      await db.updateTable("outbox").set(done).where("id", "=", id).execute();
    },

    /**
     * Records a failure: retried after `retryDelayMs`, or dead-lettered if that is too late. A leap of
     * the clock makes nothing too late that was tried a few times only, and no period longer than it is.
     */
    async markFailed(id: string, error: string, retryDelayMs: number): Promise<OutboxState> {
      const [time, dueAt, latest] = [fromNow(0), fromNow(retryDelayMs), fromNow(retryPeriodMs)];
      const row = await db
        .updateTable("outbox")
        .set({
          last_error: error,
          due_at: dueAt,
          waiting_since: time,
          tried_until: sql<string>`case when tried_until > ${latest} then ${latest}
            else tried_until end`,
          dead_lettered_at: sql<string>`case when tried_until < ${dueAt} and tries >= ${minAttempts}
            then ${time} end`,
        })
        .where("id", "=", id)
        .where("delivered_at", "is", null)
        .where("last_error", "is distinct from", withdrawnError)
        .returning("dead_lettered_at")
        .executeTakeFirst();
      return row?.dead_lettered_at ? "dead-lettered" : "waiting";
    },

    /** Undelivered entries of a kind, oldest first, in batches. */
    async *undelivered(kind: SubmissionKind): AsyncGenerator<UndeliveredEntry[]> {
      const ofKind = selectUndelivered(db)
        .innerJoin("submissions", "submissions.id", "submission_id")
        .selectAll("outbox")
        .where("kind", "=", kind)
        .orderBy("created_at")
        .orderBy("outbox.id")
        .limit(batchSize);
      const batches = readInBatches<OutboxRow>(batchSize, (last) =>
        (last ? ofKind.where(isAfter(last)) : ofKind).execute(),
      );
      for await (const rows of batches) {
        yield rows.map((row) => ({
          submissionId: row.submission_id,
          target: row.target,
          isSet: isSet(row.target),
          createdAt: row.created_at,
          attempts: row.tries,
          dueAt: row.dead_lettered_at ? null : row.due_at,
          lastError: row.last_error,
        }));
      }
    },

    /**
     * Makes all undelivered entries of a kind due now that have a target, and returns their number.
     */
    retry: (kind: SubmissionKind) =>
      updateUndelivered(kind, "set", {
        due_at: fromNow(0),
        waiting_since: fromNow(0),
        tried_until: fromNow(retryPeriodMs),
        dead_lettered_at: null,
      }),

    /**
     * Withdraws undelivered entries of a kind whose target no setting names, and returns their number:
     * they are neither retried nor counted as undelivered.
     */
    withdraw: (kind: SubmissionKind) =>
      updateUndelivered(kind, "unset", {
        dead_lettered_at: fromNow(0),
        last_error: withdrawnError,
      }),

    /** Brings the rows in line with the clock and the settings; to be called every minute. */
    maintain: () => maintainOutbox(db, configuredTargets, fromNow),

    /** A target in an operator's words. */
    describeTarget: (target: Target) => describeTarget(target, delivery),

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
     * What is undelivered by kind of target and state, for the metrics. `oldest` (ISO 8601, UTC) is when the
     * first was created.
     */
    async stats(): Promise<OutboxStats[]> {
      const rows = await selectUndelivered(db)
        .select(({ fn }) => [
          "target",
          sql<OutboxState>`
            case when dead_lettered_at is null then 'waiting' else 'dead-lettered' end
          `.as("state"),
          fn.countAll().as("count"),
          fn.min("created_at").as("oldest"),
        ])
        .groupBy(["target", "state"])
        .execute();
      return mergeByState(
        rows.map(({ target, state, count, oldest }) => ({
          target: getTargetGroup(target),
          state: isSet(target) ? state : "unset",
          count: Number(count),
          oldest,
        })),
      );
    },
  };
}

/** Stats with the same target and state as one. */
function mergeByState(stats: OutboxStats[]): OutboxStats[] {
  const groups = Map.groupBy(stats, ({ target, state }) => `${target} ${state}`);
  return [...groups.values()].flatMap((all) => {
    const [first] = all.toSorted((a, b) => (a.oldest < b.oldest ? -1 : 1));
    const count = all.reduce((sum, one) => sum + one.count, 0);
    return first ? [{ ...first, count }] : [];
  });
}

const isAfter = ({ created_at, id }: OutboxRow) =>
  sql<SqlBool>`(created_at, outbox.id) > (${created_at}, ${id})`;

async function attachSubmissions(
  rows: OutboxRow[],
  submissions: Submissions,
): Promise<ClaimedEntry[]> {
  const found = await submissions.get(rows.map((row) => row.submission_id));
  const byId = new Map(found.map((submission) => [submission.id, submission]));
  return rows.flatMap(({ id, target, tries, submission_id }) => {
    const submission = byId.get(submission_id);
    // Deleted since it was taken: there is nothing to deliver.
    return submission ? [{ id, target, attempts: tries - 1, submission }] : [];
  });
}
