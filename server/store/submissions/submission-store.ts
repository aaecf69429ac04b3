import { isDamaged } from "../database/checksum.ts";
import { addChecksums, readAllRows, readRows } from "../database/damaged-rows.ts";
import { readInBatches } from "../database/read-in-batches.ts";
import { yieldToWriters } from "../database/retry-while-locked.ts";
import type { Database } from "../database/schema.ts";
import { addSubmission } from "./add-submission.ts";
import { markAsNotSpam } from "./mark-as-not-spam.ts";
import { removeSubmissions } from "./remove-submissions.ts";
import type {
  NewSubmission,
  StoredSubmission,
  SubmissionCategory,
  SubmissionFilter,
} from "./submission.ts";
import { countSubmissions, matchesFilter } from "./submission-filter.ts";
import { toSubmission } from "./submission-row.ts";
import type { DeliverySettings } from "./targets.ts";

/** Submissions per batch, to limit memory. */
const batchSize = 50;

/**
 * The submissions. Each method rejects if the database fails. Deleted submissions are no longer delivered.
 */
export type SubmissionStore = ReturnType<typeof createSubmissionStore>;

/** Creates the submissions in a migrated database. New ones are delivered to the targets of `delivery`. */
export function createSubmissionStore(db: Database, delivery: DeliverySettings, now: () => number) {
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
        if (!row || isDamaged(row)) damaged.add(id);
        else damaged.delete(id);
        return row && !damaged.has(id)
          ? toSubmission(row)
          : { id, text: row ? String(row.fields) : null };
      });
  }

  return {
    /** Resolves once the row is safely on disk. */
    add: (submission: NewSubmission) => addSubmission(db, submission, delivery, now),

    /**
     * Moves a submission out of quarantine, to be delivered like any other. "unknown" if it does not exist;
     * "invalid" if no form of this release accepts its fields, "damaged" if they differ from what was stored.
     */
    markAsNotSpam: (id: string) => markAsNotSpam(db, id, delivery, now),

    get,

    /** Reads any number of submissions, the oldest first, in batches. */
    async *read(filter: SubmissionFilter): AsyncGenerator<StoredSubmission[]> {
      const keys = selectMatching(filter).select(["received_at", "id"]);
      for await (const found of readInBatches(keys, ["received_at", "id"], batchSize)) {
        yield get(found.map(({ id }) => id));
      }
    },

    /** Returns the ids of the damaged rows that this process has found. */
    getDamagedIds: (): ReadonlySet<string> => damaged,

    /** Reads every row to find damaged ones, in batches that delay nobody. */
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
