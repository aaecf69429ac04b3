import { randomUUIDv7 } from "node:crypto";
import type { Receipt } from "./entry.ts";
import { type EntryStores, entryKinds } from "./entry-kinds.ts";
import type { Dispatch, Handed, Outbox } from "./outbox.ts";
import type { Database, EntryTables, OutboxRow, Target } from "./schema.ts";

/** How long it is tried to hand an entry on, in days. */
export const daysTried = 14;

/** What stands as the last error of what was withdrawn. */
const withdrawn = "withdrawn";

const day = 24 * 60 * 60 * 1000;

/** The row that makes an entry go to a target, due at once. */
export function dispatchOf(kind: keyof EntryTables, entry: Receipt, target: Target): OutboxRow {
  return {
    id: randomUUIDv7(),
    kind,
    entry_id: entry.id,
    target,
    created_at: entry.receivedAt,
    due_at: entry.receivedAt,
    tries: 0,
    tried_until: fromNow(daysTried * day),
    last_error: null,
    delivered_at: null,
    given_up_at: null,
  };
}

/**
 * The outbox in a database whose tables are up to date. `isShared` tells that other servers may take
 * from it at the same moment: each then takes what no other one does.
 */
export function outboxStore(db: Database, entries: EntryStores, isShared: boolean): Outbox {
  const waiting = db
    .selectFrom("outbox")
    .where("delivered_at", "is", null)
    .where("given_up_at", "is", null);
  const missing = db
    .selectFrom("outbox")
    .where("delivered_at", "is", null)
    .where("last_error", "is distinct from", withdrawn);

  return {
    async take(targets, limit, lease) {
      if (targets.length === 0) return [];
      const due = waiting
        .select("id")
        .where("target", "in", targets)
        .where("due_at", "<=", fromNow(0))
        .orderBy("due_at")
        .limit(limit)
        .$if(isShared, (query) => query.forUpdate().skipLocked());
      // Within the update itself, PostgreSQL may run the choice more than once, and take too many.
      const rows = await db
        .with("due", () => due)
        .updateTable("outbox")
        .set(({ eb }) => ({ due_at: fromNow(lease), tries: eb("tries", "+", 1) }))
        .where("id", "in", (query) => query.selectFrom("due").select("id"))
        .returningAll()
        .execute();
      return withEntries(rows, entries);
    },
    async delivered(id) {
      const done = { delivered_at: fromNow(0), given_up_at: null, last_error: null };
      await db.updateTable("outbox").set(done).where("id", "=", id).execute();
    },
    async failed(id, error, dueAt) {
      const row = await db
        .updateTable("outbox")
        .set(({ eb }) => ({
          last_error: error,
          due_at: dueAt,
          given_up_at: eb.case().when("tried_until", "<", dueAt).then(fromNow(0)).else(null).end(),
        }))
        .where("id", "=", id)
        .where("delivered_at", "is", null)
        .where("last_error", "is distinct from", withdrawn)
        .returning("given_up_at")
        .executeTakeFirst();
      return row?.given_up_at ? "given-up" : "waiting";
    },
    async undelivered(kind) {
      const rows = await missing
        .selectAll()
        .where("kind", "=", kind)
        .orderBy("created_at")
        .orderBy("id")
        .execute();
      return rows.map((row) => ({
        entryId: row.entry_id,
        target: row.target,
        createdAt: row.created_at,
        tries: row.tries,
        dueAt: row.given_up_at ? null : row.due_at,
        lastError: row.last_error,
      }));
    },
    async retry(kind) {
      const again = {
        due_at: fromNow(0),
        tried_until: fromNow(daysTried * day),
        given_up_at: null,
      };
      const [result] = await db
        .updateTable("outbox")
        .set(again)
        .where("kind", "=", kind)
        .where("delivered_at", "is", null)
        .where("last_error", "is distinct from", withdrawn)
        .execute();
      return Number(result?.numUpdatedRows ?? 0);
    },
    async withdraw(target, kinds) {
      if (kinds.length === 0) return 0;
      const [result] = await db
        .updateTable("outbox")
        .set({ given_up_at: fromNow(0), last_error: withdrawn })
        .where("target", "=", target)
        .where("kind", "in", kinds)
        .where("delivered_at", "is", null)
        .where("last_error", "is distinct from", withdrawn)
        .execute();
      return Number(result?.numUpdatedRows ?? 0);
    },
    async handedOn(entryIds) {
      if (entryIds.length === 0) return [];
      return db
        .selectFrom("outbox")
        .select(["entry_id as entryId", "target", "delivered_at as deliveredAt"])
        .where("entry_id", "in", entryIds)
        .where("tries", ">", 0)
        .orderBy("created_at")
        .orderBy("id")
        .execute();
    },
    async levels() {
      const rows = await missing
        .select(({ eb, fn }) => [
          "target",
          eb
            .case()
            .when("given_up_at", "is", null)
            .then("waiting")
            .else("given-up")
            .end()
            .as("state"),
          fn.countAll().as("count"),
          fn.min("created_at").as("oldest"),
        ])
        .groupBy(["target", "state"])
        .execute();
      return rows.map(({ target, state, count, oldest }) => ({
        target,
        state: state as "waiting" | "given-up",
        count: Number(count),
        oldest,
      }));
    },
  };
}

async function withEntries(rows: OutboxRow[], entries: EntryStores): Promise<Dispatch[]> {
  const found = new Map<string, Handed["entry"]>();
  for (const kind of entryKinds) {
    const ids = rows.filter((row) => row.kind === kind).map((row) => row.entry_id);
    for (const entry of await entries[kind].get(ids)) found.set(entry.id, entry);
  }
  return rows.flatMap((row) => {
    const entry = found.get(row.entry_id);
    // Deleted since it was taken: there is nothing to hand on any more.
    if (!entry) return [];
    const { id, target, tried_until: triedUntil } = row;
    return [{ id, target, tries: row.tries - 1, triedUntil, kind: row.kind, entry } as Dispatch];
  });
}

/** A moment, `ms` milliseconds from now, in ISO 8601 (UTC). */
function fromNow(ms: number): string {
  return new Date(Date.now() + ms).toISOString();
}
