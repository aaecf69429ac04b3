import type { Kysely } from "kysely";
import type { Database } from "../store/schema.ts";

/** How many rows are read and written at once. */
const chunk = 500;

/**
 * The tables that a backup holds, in the order in which they are told of. Not what can be had again
 * (geocodes), nor how often an address has sent something (rate_limits): neither has to outlive its
 * day.
 */
export const keptTables = ["submissions", "outbox"] as const;

/** How many rows each table has. */
export type Counts = Record<(typeof keptTables)[number], number>;

/** The same for reading in a terminal, a line each. */
export function tellCounts(counts: Counts): string {
  return keptTables.map((table) => `  ${table.padEnd(12)} ${counts[table]}`).join("\n");
}

type Rows = Record<string, Record<string, unknown>>;

/**
 * Copies every row from one database to another, whichever they are, a part at a time. Tells how
 * many rows of each table that were. What it reads is consistent if `from` is in one transaction.
 */
export async function copyTables(from: Database, to: Database): Promise<Counts> {
  const counts: Partial<Counts> = {};
  for (const table of keptTables) {
    counts[table] = await copyTable(table, from, to);
  }
  return counts as Counts;
}

async function copyTable(table: keyof Counts, from: Database, to: Database): Promise<number> {
  // The columns are those that the table has: nothing is done with what is in them.
  const source = from as unknown as Kysely<Rows>;
  const target = to as unknown as Kysely<Rows>;
  let count = 0;
  for (let last: unknown; ; ) {
    const rows = await source
      .selectFrom(table)
      .selectAll()
      .$if(last !== undefined, (query) => query.where("id", ">", last))
      .orderBy("id")
      .limit(chunk)
      .execute();
    if (rows.length === 0) return count;
    await target.insertInto(table).values(rows).execute();
    count += rows.length;
    last = rows.at(-1)?.id;
  }
}

/** How many rows each table of a backup has in a database. */
export async function countRows(db: Database): Promise<Counts> {
  const counts: Partial<Counts> = {};
  for (const table of keptTables) {
    const { rows } = await db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll().as("rows"))
      .executeTakeFirstOrThrow();
    counts[table] = Number(rows);
  }
  return counts as Counts;
}
