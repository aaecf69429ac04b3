import { randomUUIDv7 } from "node:crypto";
import type { ExpressionBuilder, Kysely } from "kysely";
import type { Form } from "#contract/form";
import type { Locale } from "#locale/languages";
import { ageBefore } from "./age-before.ts";
import { emailKey } from "./email-key.ts";
import type { EntryStore, NewEntry, Receipt, Stored } from "./entry.ts";
import { dispatchOf } from "./outbox-store.ts";
import { payloadHash } from "./payload-hash.ts";
import type { Database, EntryRow, EntryTables, OutboxRow, Target } from "./schema.ts";

/** A table by what all have in common; the columns that a form adds are its own affair. */
type AnyTables = Record<string, EntryRow> & { outbox: OutboxRow };
type AnyTable = Kysely<AnyTables>;

/** How the entries of a form lie in their table. */
export interface EntryTable<Name extends keyof EntryTables, Fields extends { email: string }> {
  name: Name;
  form: Form<Fields>;
  toColumns(fields: Fields): Omit<EntryTables[Name], Exclude<keyof EntryRow, "email">>;
  fromRow(row: EntryTables[Name]): Fields;
}

/** One kind of entries in a database whose tables are up to date, to be handed on to `targets`. */
export function entryStore<Name extends keyof EntryTables, Fields extends { email: string }>(
  database: Database,
  table: EntryTable<Name, Fields>,
  targets: readonly Target[],
): EntryStore<Fields> {
  const db = database as unknown as AnyTable;
  const name: string = table.name;
  const stored = (row: EntryRow) => toEntry(row, table.fromRow(row as EntryTables[Name]));
  const all = () => db.selectFrom(name).selectAll().orderBy("received_at").orderBy("id");
  const get = async (ids: readonly string[]) =>
    ids.length > 0 ? (await all().where("id", "in", ids).execute()).map(stored) : [];
  return {
    add: (entry) => add(db, table, entry, targets),
    async list() {
      return (await all().execute()).map(stored);
    },
    get,
    findByEmail: async (email) => get(await idsOf(db, name, email)),
    async removeByEmail(email) {
      const ids = await idsOf(db, name, email);
      if (ids.length === 0) return 0;
      return remove(db, name, (row) => row("id", "in", ids));
    },
    ageBefore: (end) => ageBefore(database, table.name, end),
    removeBefore: (end) => remove(db, name, (row) => row("received_at", "<", end)),
  };
}

function toEntry<Fields>(row: EntryRow, fields: Fields): Stored<Fields> {
  const { id, received_at: receivedAt } = row;
  return { id, receivedAt, ...fields, language: row.language as Locale | null };
}

async function add<Name extends keyof EntryTables, Fields extends { email: string }>(
  db: AnyTable,
  { form, toColumns, ...table }: EntryTable<Name, Fields>,
  entry: NewEntry<Fields>,
  targets: readonly Target[],
): Promise<Receipt | "key-reused"> {
  const name: string = table.name;
  const receipt = { id: randomUUIDv7(), receivedAt: new Date().toISOString() };
  const hash = payloadHash(form, entry.fields);
  const row = {
    id: receipt.id,
    received_at: receipt.receivedAt,
    ...toColumns(entry.fields),
    language: entry.language,
    idempotency_key: entry.idempotencyKey,
    payload_hash: hash,
  };
  // An entry without its way on, or a way on without its entry, must never be on the disk.
  const isNew = await db.transaction().execute(async (transaction) => {
    await releaseKey(transaction, name, entry);
    // The database decides which of two sends at the same moment is the first.
    const inserted = await transaction
      .insertInto(name)
      .values(row as unknown as EntryRow)
      .onConflict((conflict) => conflict.column("idempotency_key").doNothing())
      .returning("id")
      .executeTakeFirst();
    if (inserted && targets.length > 0) {
      const dispatches = targets.map((target) => dispatchOf(table.name, receipt, target));
      await transaction.insertInto("outbox").values(dispatches).execute();
    }
    return inserted !== undefined;
  });
  if (isNew) return receipt;
  const first = await db
    .selectFrom(name)
    .select(["id", "received_at", "payload_hash"])
    .where("idempotency_key", "=", entry.idempotencyKey)
    .executeTakeFirstOrThrow();
  if (first.payload_hash !== hash) return "key-reused";
  entry.onRepeat?.();
  return { id: first.id, receivedAt: first.received_at };
}

/** Takes its key from a row that is too old to hold it. Who does so at the same moment waits. */
async function releaseKey(
  transaction: AnyTable,
  name: string,
  { idempotencyKey, keyLasts }: NewEntry<object>,
): Promise<void> {
  if (idempotencyKey === null || keyLasts === undefined) return;
  await transaction
    .updateTable(name)
    .set({ idempotency_key: null })
    .where("idempotency_key", "=", idempotencyKey)
    .where("received_at", "<=", new Date(Date.now() - keyLasts).toISOString())
    .execute();
}

/** Compared here and not in SQL: the databases differ on the case of letters beyond ASCII. */
async function idsOf(db: AnyTable, name: string, email: string): Promise<string[]> {
  const rows = await db.selectFrom(name).select(["id", "email"]).execute();
  const wanted = emailKey(email);
  return rows.filter((row) => emailKey(row.email) === wanted).map(({ id }) => id);
}

/** Deletes entries, and what would hand them on, together. Tells how many entries that were. */
function remove(
  db: AnyTable,
  name: string,
  which: (row: ExpressionBuilder<AnyTables, string>) => ReturnType<typeof row>,
): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    await transaction
      .deleteFrom("outbox")
      .where("kind", "=", name as keyof EntryTables)
      .where("entry_id", "in", transaction.selectFrom(name).select("id").where(which))
      .execute();
    const [result] = await transaction.deleteFrom(name).where(which).execute();
    return Number(result?.numDeletedRows ?? 0);
  });
}
