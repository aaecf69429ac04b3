import { forms } from "#contract/forms";
import type { Env } from "../env.ts";
import type { Receipt } from "../store/entry.ts";
import { type EntryKind, entryTables } from "../store/entry-kinds.ts";
import type { Store } from "../store/open-store.ts";
import { daysKept } from "../store/retention.ts";

/** What a keeper can ask for: one kind of entries. */
export interface Report {
  /** What the entries are called; the npm script has the same name. */
  name: EntryKind | "robots";
  /** What is told of each, in this order: the wire's names, and what the server adds. */
  columns: string[];
  read(store: Store): Promise<Receipt[]>;
  /** For how many days an entry is kept. */
  daysKept(env: Pick<Env, "RETENTION_DAYS">): number;
}

/** The entries of a kind; prospects are also those that came as a facilitator inquiry. */
export function entryReport(kind: EntryKind): Report {
  return {
    name: kind,
    columns: ["id", "receivedAt", ...entryTables[kind].form.fields, "language"],
    read: (store) => store[kind].list(),
    daysKept: (env) => daysKept(kind, env.RETENTION_DAYS),
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
  daysKept: (env) => daysKept("robots", env.RETENTION_DAYS),
};
