import { type EntryKind, type EntryStores, entryKinds } from "./entry-kinds.ts";
import type { Store } from "./open-store.ts";

const day = 24 * 60 * 60 * 1000;

/** What the store keeps for a limited time only. */
type Kept = EntryStores & Pick<Store, "robots">;

/** How long what no person seems to have sent is kept, in days: as the privacy policy says. */
export const robotDays = 30;

/** The moment, in ISO 8601 (UTC), before which nothing is kept. */
export function endOfRetention(days: number, now = new Date()): string {
  return new Date(now.getTime() - days * day).toISOString();
}

/**
 * Deletes what was received more than `days` days before `now`, and robots after `robotDays`, and
 * tells how many of each kind.
 */
export async function purge(
  store: Kept,
  days: number,
  now = new Date(),
): Promise<Record<EntryKind | "robots", number>> {
  const end = endOfRetention(days, now);
  const counts: Partial<Record<EntryKind, number>> = {};
  for (const kind of entryKinds) counts[kind] = await store[kind].removeBefore(end);
  const endOfRobots = endOfRetention(Math.min(days, robotDays), now);
  const robots = await store.robots.removeBefore(endOfRobots);
  return { ...(counts as Record<EntryKind, number>), robots };
}

/**
 * Purges at once and then every day, until the function that it gives is called. A purge that fails
 * is told to `onError` and tried again the next day.
 */
export function purgeDaily(store: Kept, days: number, onError: (error: unknown) => void) {
  const run = () => void purge(store, days).catch(onError);
  run();
  const timer = setInterval(run, day);
  timer.unref();
  return () => clearInterval(timer);
}
