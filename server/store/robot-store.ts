import { createHash, randomUUID } from "node:crypto";
import type { FormName } from "#contract/endpoints";
import type { RobotReason } from "#contract/robot-signs";
import type { Locale } from "#locale/languages";
import { ageBefore } from "./age-before.ts";
import type { Age, NewEntry, Receipt } from "./entry.ts";
import type { Database, RobotRow } from "./schema.ts";

/** Beyond so many the oldest are removed: programs can send more than any disk holds. */
const mostKept = 10_000;

/** What no person seems to have sent. `fields` are sound and complete fields of the form. */
export interface Robot extends Receipt {
  form: FormName;
  reason: RobotReason;
  language: Locale | null;
  fields: Record<string, unknown>;
}

/** What is kept apart. Every method rejects when the database cannot answer. */
export interface RobotStore {
  /** Answers as the store of the form's entries does, repeated sends included. */
  add(
    caught: { form: FormName; reason: RobotReason },
    entry: NewEntry<object>,
  ): Promise<Receipt | "key-reused">;
  /** All of it, oldest first. */
  list(): Promise<Robot[]>;
  find(id: string): Promise<Robot | undefined>;
  remove(id: string): Promise<void>;
  /** How much was received before `end` (ISO 8601, UTC), and how much in all. */
  ageBefore(end: string): Promise<Age>;
  /** Deletes what was received before `end` (ISO 8601, UTC), and tells how many that were. */
  removeBefore(end: string): Promise<number>;
}

/** What is kept apart in a database whose tables are up to date. */
export function robotStore(db: Database): RobotStore {
  const all = db.selectFrom("robots").selectAll();
  return {
    add: (caught, entry) => add(db, caught, entry),
    async list() {
      return (await all.orderBy("received_at").orderBy("id").execute()).map(toRobot);
    },
    async find(id) {
      const row = await all.where("id", "=", id).executeTakeFirst();
      return row && toRobot(row);
    },
    async remove(id) {
      await db.deleteFrom("robots").where("id", "=", id).execute();
    },
    ageBefore: (end) => ageBefore(db, "robots", end),
    async removeBefore(end) {
      const [result] = await db.deleteFrom("robots").where("received_at", "<", end).execute();
      return Number(result?.numDeletedRows ?? 0);
    },
  };
}

async function add(
  db: Database,
  { form, reason }: { form: FormName; reason: RobotReason },
  { fields, language, idempotencyKey }: NewEntry<object>,
): Promise<Receipt | "key-reused"> {
  const id = idempotencyKey === null ? randomUUID() : idOf(form, idempotencyKey);
  const words = JSON.stringify(fields);
  const time = new Date().toISOString();
  const inserted = await db
    .insertInto("robots")
    .values({ id, received_at: time, form, reason, language, fields: words })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (inserted) {
    await removeSurplus(db);
    return receiptOf(id, time);
  }
  const first = await db
    .selectFrom("robots")
    .select(["received_at", "fields"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return first.fields === words ? receiptOf(id, first.received_at) : "key-reused";
}

async function removeSurplus(db: Database): Promise<void> {
  const { kept } = await db
    .selectFrom("robots")
    .select(({ fn }) => fn.countAll().as("kept"))
    .executeTakeFirstOrThrow();
  const surplus = Number(kept) - mostKept;
  if (surplus <= 0) return;
  const oldest = db.selectFrom("robots").select("id").orderBy("received_at").limit(surplus);
  await db.deleteFrom("robots").where("id", "in", oldest).execute();
}

/** The id (a UUID) that repeated sends share. */
function idOf(form: FormName, key: string): string {
  const hex = createHash("sha256").update(`${form} ${key}`).digest("hex");
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, "$1-$2-4$3-a$4-$5");
}

/** The same id with the time in front: what is told of an entry of a form looks like that. */
function receiptOf(id: string, receivedAt: string): Receipt {
  const time = new Date(receivedAt).getTime().toString(16).padStart(12, "0");
  return { id: `${time.slice(0, 8)}-${time.slice(8)}-7${id.slice(15)}`, receivedAt };
}

function toRobot(row: RobotRow): Robot {
  return {
    id: row.id,
    receivedAt: row.received_at,
    form: row.form as FormName,
    reason: row.reason as RobotReason,
    language: row.language as Locale | null,
    fields: JSON.parse(row.fields),
  };
}
