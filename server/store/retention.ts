import { type EntryKind, type EntryStores, entryKinds } from "./entry-kinds.ts";
import type { Store } from "./open-store.ts";
import { isExplained } from "./purge-guard.ts";

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** What the store keeps for a limited time only. */
type Kept = EntryStores & Pick<Store, "robots" | "purges" | "removeTraces">;

/** A kind of what is kept for a limited time only. */
export type KeptKind = EntryKind | "robots";

/** What a purge has done with a kind: deleted so many, or left so many that only a keeper may delete. */
export interface Purged {
  deleted: number;
  held: number;
}

/** How long what no person seems to have sent is kept, in days: as the privacy policy says. */
export const robotDays = 30;

/** For how many days a kind is kept, when entries are kept for so many. */
export function daysKept(kind: KeptKind, entryDays: number): number {
  return kind === "robots" ? Math.min(entryDays, robotDays) : entryDays;
}

/** The moment, in ISO 8601 (UTC), before which nothing is kept. */
export function endOfRetention(days: number, now = new Date()): string {
  return new Date(now.getTime() - days * day).toISOString();
}

/**
 * Deletes what is older than the days for which its kind is kept; if that is more than time
 * explains, only when a keeper has confirmed it.
 */
export async function purgeKind(
  store: Kept,
  kind: KeptKind,
  entryDays: number,
  { now = new Date(), isConfirmed = false } = {},
): Promise<Purged> {
  const end = endOfRetention(daysKept(kind, entryDays), now);
  const due = await store[kind].ageBefore(end);
  const lastEnd = await store.purges.lastEnd(kind);
  if (!isConfirmed && !isExplained(due, end, lastEnd)) return { deleted: 0, held: due.count };
  const deleted = await store[kind].removeBefore(end);
  await store.purges.note(kind, end);
  return { deleted, held: 0 };
}

/** Purges every kind, and leaves no trace of what was deleted. */
export async function purge(
  store: Kept,
  entryDays: number,
  now = new Date(),
): Promise<Record<KeptKind, Purged>> {
  const purged: Partial<Record<KeptKind, Purged>> = {};
  for (const kind of [...entryKinds, "robots"] as const) {
    purged[kind] = await purgeKind(store, kind, entryDays, { now });
  }
  await store.removeTraces();
  return purged as Record<KeptKind, Purged>;
}
