import type { Kysely } from "kysely";
import { inPieces } from "../store/in-pieces.ts";
import type { Database } from "../store/schema.ts";

/** How many rows are read and written per batch. */
const chunk = 500;

/**
 * The tables in a backup, in the order in which they are reported. Left out are geocodes, which can be
 * fetched again, and rate_limits: neither has to outlive its day.
 */
export const keptTables = ["submissions", "outbox", "deletions"] as const;

/** Number of rows per table. */
export type Counts = Record<(typeof keptTables)[number], number>;

/** The same as text for a terminal, one line per table. */
export function tellCounts(counts: Counts): string {
  return keptTables.map((table) => `  ${table.padEnd(12)} ${counts[table]}`).join("\n");
}

type Rows = Record<string, Record<string, unknown>>;

/**
 * Copies all rows from one database to another, of either kind, in batches. Returns the number of rows
 * per table. The copy is consistent if `from` is in one transaction.
 */
export async function copyTables(from: Database, to: Database): Promise<Counts> {
  const counts: Partial<Counts> = {};
  for (const table of keptTables) {
    counts[table] = await copyTable(table, from, to);
  }
  return counts as Counts;
}

async function copyTable(table: keyof Counts, from: Database, to: Database): Promise<number> {
  // The columns are whatever the table has: rows are copied unread.
  const source = from as unknown as Kysely<Rows>;
  const target = to as unknown as Kysely<Rows>;
  const rows = source.selectFrom(table).selectAll().orderBy("id").limit(chunk);
  const pieces = inPieces<Rows[string]>(chunk, (last) =>
    (last ? rows.where("id", ">", last.id) : rows).execute(),
  );
  let count = 0;
  for await (const piece of pieces) {
    await target.insertInto(table).values(piece).execute();
    count += piece.length;
  }
  return count;
}

/** Counts the rows of each table of a backup. */
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
