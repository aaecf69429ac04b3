import { randomUUIDv7 } from "node:crypto";
import type { Prospect } from "#contract/prospect";
import type { Locale } from "#locale/languages";
import { payloadHash } from "./payload-hash.ts";
import { fromRow, type StoredProspect, toColumns } from "./prospect-row.ts";
import type { Database } from "./schema.ts";

/** What arrives with a prospect. */
export interface NewProspect {
  prospect: Prospect;
  language: Locale | null;
  /** Sends with the same key are one row. `null`: each send is a row of its own. */
  idempotencyKey: string | null;
}

/** What a saved prospect is known by. Of a repeated send: what the first one was given. */
export interface Receipt {
  id: string;
  receivedAt: string;
}

/** The prospects that were received. Every method rejects when the database cannot answer. */
export interface ProspectStore {
  /** Resolves once the row is safely on disk; to "key-reused" if the key belongs to other words. */
  add(entry: NewProspect): Promise<Receipt | "key-reused">;
  /** Every prospect, oldest first. */
  list(): Promise<StoredProspect[]>;
  close(): Promise<void>;
}

/** The prospects in a database whose tables are up to date. */
export function prospectStore(db: Database): ProspectStore {
  return {
    add: (entry) => add(db, entry),
    list: async () => {
      const rows = db.selectFrom("prospects").selectAll().orderBy("received_at").orderBy("id");
      return (await rows.execute()).map(fromRow);
    },
    close: () => db.destroy(),
  };
}

async function add(db: Database, entry: NewProspect): Promise<Receipt | "key-reused"> {
  const receipt = { id: randomUUIDv7(), receivedAt: new Date().toISOString() };
  const hash = payloadHash(entry.prospect);
  // The database decides which of two sends at the same moment is the first.
  const inserted = await db
    .insertInto("prospects")
    .values({
      id: receipt.id,
      received_at: receipt.receivedAt,
      ...toColumns(entry.prospect),
      language: entry.language,
      idempotency_key: entry.idempotencyKey,
      payload_hash: hash,
    })
    .onConflict((conflict) => conflict.column("idempotency_key").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (inserted) return receipt;
  const first = await db
    .selectFrom("prospects")
    .select(["id", "received_at", "payload_hash"])
    .where("idempotency_key", "=", entry.idempotencyKey)
    .executeTakeFirstOrThrow();
  if (first.payload_hash !== hash) return "key-reused";
  return { id: first.id, receivedAt: first.received_at };
}
