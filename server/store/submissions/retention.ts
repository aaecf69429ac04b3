import { dayMs } from "../../time/durations.ts";
import { yieldToWriters } from "../database/retry-while-locked.ts";
import type { Store } from "../store.ts";
import { categories, type SubmissionCategory, type SubmissionFilter } from "./submission.ts";

const batchSize = 50;

/** A purge may always reach this much further than the last one: it limits the harm of a wrong clock. */
const maxPurgeStepMs = 7 * dayMs;

/** The most that a purge which reaches further may delete: a number, and a share of all. */
const maxUnexpectedDeletions = { count: 100, share: 0.1 };

type RetentionStore = Pick<Store, "submissions" | "purges" | "removeDeletions" | "truncateWal">;

/** The result of a purge: the number deleted, or the number that awaits an operator's confirmation. */
export interface PurgeResult {
  deleted: number;
  unconfirmed: number;
}

interface PurgeOptions {
  now?: Date;
  /** Whether an operator has confirmed it. */
  isConfirmed?: boolean;
  /** Ends it after the current batch. */
  signal?: AbortSignal;
}

/** Days for which each category is kept. */
export type Retention = Record<SubmissionCategory, number>;

/** Returns the retention of each category. Spam is never kept longer than people's submissions. */
export function getRetention(days: number, spamDays: number): Retention {
  const getDays = (category: SubmissionCategory) =>
    category === "spam" ? Math.min(days, spamDays) : days;
  return Object.fromEntries(
    categories.map((category) => [category, getDays(category)]),
  ) as Retention;
}

/** Returns the time, in ISO 8601 (UTC), before which nothing is kept. */
export function getRetentionCutoff(days: number, now = new Date()): string {
  return new Date(now.getTime() - days * dayMs).toISOString();
}

/**
 * Deletes submissions that are older than `days`, in batches, so that visitors do not wait. A purge that reaches too
 * far needs an operator's confirmation.
 */
export async function purgeCategory(
  store: RetentionStore,
  category: SubmissionCategory,
  days: number,
  { now = new Date(), isConfirmed = false, signal }: PurgeOptions = {},
): Promise<PurgeResult> {
  const end = getRetentionCutoff(days, now);
  const due = { category, before: end };
  const last = await store.purges.readPurgedBefore(category);
  const { oldest, newest } = await store.submissions.getReceivedRange(category);
  if (oldest === null || newest === null || oldest >= end) {
    await store.purges.record(category, isConfirmed ? end : limitCutoff(end, last));
    return { deleted: 0, unconfirmed: 0 };
  }
  if (!isConfirmed && !(await isPlausiblePurge(store, due, { oldest, newest }, last))) {
    return { deleted: 0, unconfirmed: await store.submissions.count(due) };
  }
  let deleted = 0;
  for await (const { count } of removeInBatches(store, due)) {
    deleted += count;
    if (signal?.aborted) return { deleted, unconfirmed: 0 };
  }
  await store.purges.record(category, end);
  return { deleted, unconfirmed: 0 };
}

/** Limits the cutoff of a purge that deletes nothing, in both directions, since clocks may jump. */
function limitCutoff(end: string, last = end): string {
  const furthest = new Date(Date.parse(last) + maxPurgeStepMs).toISOString();
  if (end < last) return last;
  return end < furthest ? end : furthest;
}

/** Deletes submissions in batches, so that visitors do not wait, and yields the result of each batch. */
export async function* removeInBatches(
  { submissions }: Pick<Store, "submissions">,
  filter: SubmissionFilter,
) {
  for (;;) {
    const removed = await submissions.remove(filter, batchSize);
    yield removed;
    if (removed.count < batchSize) return;
    await yieldToWriters();
  }
}

/**
 * Purges every category and overwrites the deleted data. Forgets deletions at people's request once a purge by age
 * would delete the same submissions from a restored backup.
 */
export async function purgeAll(
  store: RetentionStore,
  retention: Retention,
  options: Omit<PurgeOptions, "isConfirmed"> = {},
): Promise<Record<SubmissionCategory, PurgeResult>> {
  const purged: Partial<Record<SubmissionCategory, PurgeResult>> = {};
  for (const category of categories) {
    purged[category] = await purgeCategory(store, category, retention[category], options);
  }
  const ends = await Promise.all(
    categories.map((category) => store.purges.readPurgedBefore(category)),
  );
  const [earliest] = ends.toSorted();
  const hasPurgedAll = !ends.includes(undefined);
  if (hasPurgedAll && earliest !== undefined) await store.removeDeletions(earliest);
  await store.truncateWal();
  return purged as Record<SubmissionCategory, PurgeResult>;
}

/**
 * Whether the time since the last purge explains this one. The clock may be wrong or the setting a typo, and deleted
 * rows are gone. If there was no purge yet, the oldest row counts as the last one, unless nothing would be left.
 */
async function isPlausiblePurge(
  { submissions }: RetentionStore,
  due: { category: SubmissionCategory; before: string },
  { oldest, newest }: Record<"oldest" | "newest", string>,
  last: string | undefined,
): Promise<boolean> {
  // Older than all that was left: it came while the clock was behind, or the last purge's was ahead.
  if (last !== undefined && oldest < last) return false;
  const from = last ?? (newest >= due.before ? oldest : undefined);
  const reach = from === undefined ? Infinity : Date.parse(due.before) - Date.parse(from);
  if (reach <= maxPurgeStepMs) return true;
  const count = await submissions.count(due);
  const totalCount = await submissions.count({ category: due.category });
  return (
    count <= maxUnexpectedDeletions.count && count <= totalCount * maxUnexpectedDeletions.share
  );
}
