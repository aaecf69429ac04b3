import { sql, type UpdateObject } from "kysely";
import { readInBatches } from "../database/read-in-batches.ts";
import type { Database, OutboxRow, Tables, Target } from "../database/schema.ts";
import { maintainOutbox } from "./maintain-outbox.ts";
import { isUndelivered, retryPeriodMs, withdrawnError } from "./outbox-row.ts";
import {
  type DamagedSubmission,
  type Delivery,
  isIntact,
  type PersonalSubmission,
  type StoredSubmission,
  type SubmissionKind,
} from "./submission.ts";
import { type DeliveryTargets, formatTarget, getTargetGroup, listAllTargets } from "./targets.ts";

/** The fewest attempts before an entry is dead-lettered, even if the clock jumps. */
const minAttempts = 14;

const batchSize = 500;

interface Submissions {
  get(ids: readonly string[]): Promise<StoredSubmission[]>;
}

/** The state of an undelivered entry, which the metrics show: "unconfigured" if no setting names its target. */
export type OutboxState = "waiting" | "dead-lettered" | "unconfigured";

/** One submission to be delivered to one target. */
export interface OutboxEntry {
  id: string;
  target: Target;
  /** The number of attempts before. */
  attempts: number;
  submission: PersonalSubmission;
}

/** A claimed entry. Its submission may be damaged. */
export type ClaimedEntry = Omit<OutboxEntry, "submission"> & {
  submission: PersonalSubmission | DamagedSubmission;
};

/** An undelivered entry as operators see it. Times are ISO 8601 in UTC. */
export interface UndeliveredEntry {
  submissionId: string;
  target: Target;
  /** Whether a setting names the target. If none does, the entry waits for it. */
  isConfigured: boolean;
  createdAt: string;
  attempts: number;
  /** The time of the next attempt; `null` if the entry was dead-lettered. */
  dueAt: string | null;
  lastError: string | null;
}

/** The number of entries of a kind of target in a state, and the time when the first was created. */
export interface OutboxStats {
  target: ReturnType<typeof getTargetGroup>;
  state: OutboxState;
  count: number;
  oldest: string;
}

/** The outbox. Each method rejects if the database fails. */
export type Outbox = ReturnType<typeof createOutbox>;

interface OutboxOptions {
  /** Whether other servers may claim rows concurrently. */
  isShared: boolean;
  deliveryTargets: DeliveryTargets;
  /** The clock, in milliseconds since 1970. */
  now(): number;
}

export function createOutbox(
  db: Database,
  submissions: Submissions,
  { isShared, deliveryTargets, now }: OutboxOptions,
) {
  const configuredTargets = listAllTargets(deliveryTargets);
  const isConfigured = (target: Target) => configuredTargets.includes(target);
  /** Formats the time `ms` milliseconds from now, in ISO 8601 (UTC). */
  const fromNow = (ms: number) => new Date(now() + ms).toISOString();
  const waitingEntries = db
    .selectFrom("outbox")
    .where("delivered_at", "is", null)
    .where("dead_lettered_at", "is", null);

  /** Updates the undelivered entries of a kind, either those for configured targets or the others. */
  async function updateUndelivered(
    kind: SubmissionKind,
    target: "configured" | "unconfigured",
    values: UpdateObject<Tables, "outbox">,
  ) {
    const [result] = await db
      .updateTable("outbox")
      .set(values)
      .where(isUndelivered)
      .where("submission_id", "in", (query) =>
        query.selectFrom("submissions").select("id").where("kind", "=", kind),
      )
      // PostgreSQL has no empty list: an empty text matches no target.
      .where("target", target === "configured" ? "in" : "not in", [
        ...configuredTargets,
        "" as Target,
      ])
      .execute();
    return Number(result?.numUpdatedRows ?? 0);
  }

  return {
    /**
     * Claims up to `limit` due entries with a lease of `leaseMs`. During the lease no other server can claim them;
     * afterwards any may, unless a result was reported.
     */
    async claim(
      targets: readonly Target[],
      limit: number,
      leaseMs: number,
    ): Promise<ClaimedEntry[]> {
      if (targets.length === 0) return [];
      const due = waitingEntries
        .select("id")
        .where("target", "in", targets)
        .where("due_at", "<=", fromNow(0))
        .orderBy("due_at")
        .limit(limit)
        .$if(isShared, (query) => query.forUpdate().skipLocked());
      // As a subquery of the update, PostgreSQL may evaluate it more than once, and claim too many.
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
      const deliveredValues = {
        delivered_at: fromNow(0),
        dead_lettered_at: null,
        last_error: null,
      };
      await db.updateTable("outbox").set(deliveredValues).where("id", "=", id).execute();
    },

    /**
     * Records a failure. The entry is retried after `retryDelayMs`, or dead-lettered if that is too late. Even if the
     * clock jumps, an entry gets its attempts, and its period is not extended.
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
        .where(isUndelivered)
        .returning("dead_lettered_at")
        .executeTakeFirst();
      return row?.dead_lettered_at ? "dead-lettered" : "waiting";
    },

    /** Reads the undelivered entries of a kind, oldest first, in batches. */
    async *readUndelivered(kind: SubmissionKind): AsyncGenerator<UndeliveredEntry[]> {
      const undeliveredEntries = db
        .selectFrom("outbox")
        .where(isUndelivered)
        .selectAll()
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom("submissions")
              .select("submissions.id")
              .whereRef("submissions.id", "=", "submission_id")
              .where("kind", "=", kind),
          ),
        );
      for await (const rows of readInBatches(undeliveredEntries, ["created_at", "id"], batchSize)) {
        yield rows.map((row) => ({
          submissionId: row.submission_id,
          target: row.target,
          isConfigured: isConfigured(row.target),
          createdAt: row.created_at,
          attempts: row.tries,
          dueAt: row.dead_lettered_at ? null : row.due_at,
          lastError: row.last_error,
        }));
      }
    },

    /**
     * Makes all undelivered entries of a kind for configured targets due now. If that fails, they wait as new ones do, not
     * for a day: a mail server may refuse many at once. Returns their number.
     */
    retry: (kind: SubmissionKind) =>
      updateUndelivered(kind, "configured", {
        // An attempt that may have succeeded is still told from none.
        tries: sql<number>`case when tries > 0 then 1 else 0 end`,
        due_at: fromNow(0),
        waiting_since: fromNow(0),
        tried_until: fromNow(retryPeriodMs),
        dead_lettered_at: null,
      }),

    /**
     * Withdraws undelivered entries of a kind whose target no setting names: they are neither retried nor counted as
     * undelivered. Returns their number.
     */
    withdraw: (kind: SubmissionKind) =>
      updateUndelivered(kind, "unconfigured", {
        dead_lettered_at: fromNow(0),
        last_error: withdrawnError,
      }),

    /** Brings the rows in line with clock and settings. Call it every minute. The signal ends it early. */
    maintain: (signal?: AbortSignal) => maintainOutbox(db, configuredTargets, fromNow, signal),

    /** Formats a target in an operator's words. */
    formatTarget: (target: Target) => formatTarget(target, deliveryTargets),

    /**
     * Reads the deliveries of submissions (a few hundred at most), including attempts, which may have succeeded.
     */
    async readDeliveries(submissionIds: readonly string[]): Promise<Delivery[]> {
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
     * Counts undelivered entries by kind of target and state, for the metrics. `oldest` (ISO 8601, UTC) is the time
     * when the first was created.
     */
    async readStats(): Promise<OutboxStats[]> {
      const rows = await db
        .selectFrom("outbox")
        .where(isUndelivered)
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
      return mergeStatsByState(
        rows.map(({ target, state, count, oldest }) => ({
          target: getTargetGroup(target),
          state: isConfigured(target) ? state : "unconfigured",
          count: Number(count),
          oldest,
        })),
      );
    },
  };
}

/** Merges stats with the same target and state. */
function mergeStatsByState(stats: OutboxStats[]): OutboxStats[] {
  const groups = Map.groupBy(stats, ({ target, state }) => `${target} ${state}`);
  return [...groups.values()].flatMap((statsOfGroup) => {
    const [first] = statsOfGroup.toSorted((a, b) => (a.oldest < b.oldest ? -1 : 1));
    const count = statsOfGroup.reduce((sum, stats) => sum + stats.count, 0);
    return first ? [{ ...first, count }] : [];
  });
}

async function attachSubmissions(
  rows: OutboxRow[],
  submissions: Submissions,
): Promise<ClaimedEntry[]> {
  const storedSubmissions = await submissions.get(rows.map((row) => row.submission_id));
  const byId = new Map(storedSubmissions.map((submission) => [submission.id, submission]));
  return rows.flatMap(({ id, target, tries, submission_id }) => {
    const submission = byId.get(submission_id);
    // Deleted since it was taken: there is nothing to deliver. Spam has no entries.
    if (!submission || (isIntact(submission) && submission.spamReason !== null)) return [];
    return [{ id, target, attempts: tries - 1, submission }];
  });
}
