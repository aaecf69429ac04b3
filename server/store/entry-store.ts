import { randomUUIDv7 } from "node:crypto";
import type { Kysely } from "kysely";
import type { Form } from "#contract/form";
import type { Locale } from "#locale/languages";
import type { EntryStore, NewEntry, Receipt, Stored } from "./entry.ts";
import { payloadHash } from "./payload-hash.ts";
import type { Database, EntryRow, EntryTables } from "./schema.ts";

/** A table by what all have in common; the columns that a form adds are its own affair. */
type AnyTable = Kysely<Record<string, EntryRow>>;

/** How the entries of a form lie in their table. */
export interface EntryTable<Name extends keyof EntryTables, Fields> {
  name: Name;
  form: Form<Fields>;
  toColumns(fields: Fields): Omit<EntryTables[Name], keyof EntryRow>;
  fromRow(row: EntryTables[Name]): Fields;
}

/** One kind of entries in a database whose tables are up to date. */
export function entryStore<Name extends keyof EntryTables, Fields extends object>(
  database: Database,
  table: EntryTable<Name, Fields>,
): EntryStore<Fields> {
  const db = database as unknown as AnyTable;
  const name: string = table.name;
  return {
    add: (entry) => add(db, table, entry),
    async list() {
      const rows = db.selectFrom(name).selectAll().orderBy("received_at").orderBy("id");
      return (await rows.execute()).map((row) =>
        toEntry(row, table.fromRow(row as EntryTables[Name])),
      );
    },
    async removeBefore(end) {
      const [result] = await db.deleteFrom(name).where("received_at", "<", end).execute();
      return Number(result?.numDeletedRows ?? 0);
    },
  };
}

function toEntry<Fields>(row: EntryRow, fields: Fields): Stored<Fields> {
  const { id, received_at: receivedAt } = row;
  return { id, receivedAt, ...fields, language: row.language as Locale | null };
}

async function add<Name extends keyof EntryTables, Fields extends object>(
  db: AnyTable,
  { form, toColumns, ...table }: EntryTable<Name, Fields>,
  entry: NewEntry<Fields>,
): Promise<Receipt | "key-reused"> {
  const name: string = table.name;
  const receipt = { id: randomUUIDv7(), receivedAt: new Date().toISOString() };
  const hash = payloadHash(form, entry.fields);
  // The database decides which of two sends at the same moment is the first.
  const inserted = await db
    .insertInto(name)
    .values({
      id: receipt.id,
      received_at: receipt.receivedAt,
      ...toColumns(entry.fields),
      language: entry.language,
      idempotency_key: entry.idempotencyKey,
      payload_hash: hash,
    })
    .onConflict((conflict) => conflict.column("idempotency_key").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (inserted) return receipt;
  const first = await db
    .selectFrom(name)
    .select(["id", "received_at", "payload_hash"])
    .where("idempotency_key", "=", entry.idempotencyKey)
    .executeTakeFirstOrThrow();
  if (first.payload_hash !== hash) return "key-reused";
  return { id: first.id, receivedAt: first.received_at };
}
