import { forms } from "#contract/forms";
import type { Env } from "../env.ts";
import type { Receipt } from "../store/entry.ts";
import { type EntryKind, entryTables } from "../store/entry-kinds.ts";
import type { Store } from "../store/open-store.ts";
import { robotDays } from "../store/retention.ts";

/** What a keeper can ask for: one kind of entries. */
export interface Report {
  /** What the entries are called; the npm script has the same name. */
  name: EntryKind | "robots";
  /** What is told of each, in this order: the wire's names, and what the server adds. */
  columns: string[];
  read(store: Store): Promise<Receipt[]>;
  /** For how many days an entry is kept. */
  daysKept(env: Pick<Env, "RETENTION_DAYS">): number;
  /** Deletes those that were received before `end` (ISO 8601, UTC), and tells how many. */
  removeBefore(store: Store, end: string): Promise<number>;
}

/** The entries of a kind; prospects are also those that came as a facilitator inquiry. */
export function entryReport(kind: EntryKind): Report {
  return {
    name: kind,
    columns: ["id", "receivedAt", ...entryTables[kind].form.fields, "language"],
    read: (store) => store[kind].list(),
    daysKept: (env) => env.RETENTION_DAYS,
    removeBefore: (store, end) => store[kind].removeBefore(end),
  };
}

/** What programs seem to have sent by any form. */
export const robotReport: Report = {
  name: "robots",
  columns: [
    ...new Set([
      ...["id", "receivedAt", "form", "reason"],
      ...Object.values(forms).flatMap(({ fields }) => fields),
      "language",
    ]),
  ],
  async read(store) {
    return (await store.robots.list()).map(({ fields, ...rest }) => ({ ...rest, ...fields }));
  },
  daysKept: (env) => Math.min(env.RETENTION_DAYS, robotDays),
  removeBefore: (store, end) => store.robots.removeBefore(end),
};
