import type { Age } from "./entry.ts";

const day = 24 * 60 * 60 * 1000;

/** How much further than the last one a purge may always reach: a wrong clock then does little harm. */
const longestReach = 7 * day;

/** How much one that reaches further may delete: so many, and such a part of all. */
const most = { count: 100, part: 0.1 };

/**
 * Whether a purge of what was received before `end` is one that time explains. The clock may be
 * wrong, or the setting a slip: what is deleted is gone. `lastEnd` is how far the last purge went; if
 * none is known, the oldest that is due tells how far it may have gone, unless nothing would stay.
 */
export function isExplained(due: Age, end: string, lastEnd: string | undefined): boolean {
  if (due.count === 0) return true;
  const from = lastEnd ?? (due.count < due.all ? due.oldest : null);
  const reach = from === null ? Infinity : Date.parse(end) - Date.parse(from);
  if (reach <= longestReach) return true;
  return due.count <= most.count && due.count <= due.all * most.part;
}
