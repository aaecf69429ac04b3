import type { Store } from "./open-store.ts";
import { type Category, categories } from "./submission.ts";
import { letOthersWrite } from "./when-unlocked.ts";

const day = 24 * 60 * 60 * 1000;

/** How many submissions a purge deletes at once. */
const piece = 50;

/** How much further than the last one a purge may always reach: a wrong clock then does little harm. */
const longestReach = 7 * day;

/** How much one that reaches further may delete: so many, and such a part of all. */
const most = { count: 100, part: 0.1 };

/** How long what no person seems to have sent is kept, in days: as the privacy policy says. */
export const spamDays = 30;

/** What the store keeps for a limited time only. */
type Kept = Pick<Store, "submissions" | "purges" | "removeTraces">;

/** What a purge has done: deleted so many, or left so many that only an operator may delete. */
export interface Purged {
  deleted: number;
  held: number;
}

interface PurgeOptions {
  now?: Date;
  /** Whether an operator has said so. */
  isConfirmed?: boolean;
  /** Ends it after the piece that is being deleted. */
  signal?: AbortSignal;
}

/** For how many days a category is kept, when people's submissions are kept for so many. */
export function daysKept(category: Category, days: number): number {
  return category === "spam" ? Math.min(days, spamDays) : days;
}

/** The moment, in ISO 8601 (UTC), before which nothing is kept. */
export function endOfRetention(days: number, now = new Date()): string {
  return new Date(now.getTime() - days * day).toISOString();
}

/**
 * Deletes what is older than the days for which its category is kept, in pieces that hold up nobody;
 * if that is more than time explains, only when an operator has confirmed it.
 */
export async function purgeCategory(
  store: Kept,
  category: Category,
  days: number,
  { now = new Date(), isConfirmed = false, signal }: PurgeOptions = {},
): Promise<Purged> {
  const end = endOfRetention(daysKept(category, days), now);
  const due = { category, before: end };
  if (!isConfirmed && !(await isExplained(store, category, end))) {
    return { deleted: 0, held: await store.submissions.count(due) };
  }
  let deleted = 0;
  for (;;) {
    const { count } = await store.submissions.remove(due, piece);
    deleted += count;
    if (count < piece) break;
    if (signal?.aborted) return { deleted, held: 0 };
    await letOthersWrite();
  }
  await store.purges.note(category, end);
  return { deleted, held: 0 };
}

/** Purges every category, and leaves no trace of what was deleted. */
export async function purge(
  store: Kept,
  days: number,
  options: Omit<PurgeOptions, "isConfirmed"> = {},
): Promise<Record<Category, Purged>> {
  const purged: Partial<Record<Category, Purged>> = {};
  for (const category of categories) {
    purged[category] = await purgeCategory(store, category, days, options);
  }
  await store.removeTraces();
  return purged as Record<Category, Purged>;
}

/**
 * Whether a purge of what was received before `end` is one that time explains. The clock may be
 * wrong, or the setting a typo: what is deleted is gone. If no purge is known, the oldest that is due
 * tells how far the last one may have gone, unless nothing would stay.
 */
async function isExplained(
  { submissions, purges }: Kept,
  category: Category,
  end: string,
): Promise<boolean> {
  const { oldest, newest } = await submissions.span(category);
  if (oldest === null || newest === null || oldest >= end) return true;
  const from = (await purges.lastEnd(category)) ?? (newest >= end ? oldest : null);
  const reach = from === null ? Infinity : Date.parse(end) - Date.parse(from);
  if (reach <= longestReach) return true;
  const due = await submissions.count({ category, before: end });
  return due <= most.count && due <= (await submissions.count({ category })) * most.part;
}
