import type { Kysely } from "kysely";
import { readAllRows } from "../store/database/damaged-rows.ts";
import { readInBatches } from "../store/database/read-in-batches.ts";
import type { Database, DatabaseOrTransaction } from "../store/database/schema.ts";
import { getSubmissionName, isIntact, toSubmission } from "../store/submissions/submission.ts";

const batchSize = 500;

/**
 * The tables in a backup, in the order of reports. Geocodes are left out, since they can be fetched again, and purges,
 * which the next purge writes. Nothing uses rate_limits and its salts.
 */
export const backupTables = ["submissions", "outbox", "deletions", "page_counts"] as const;

export type TableCounts = Record<(typeof backupTables)[number], number>;

/** Formats numbers of rows for a terminal, one line per table. */
export function formatCounts(counts: TableCounts): string {
  return backupTables.map((table) => `  ${table.padEnd(12)} ${counts[table]}`).join("\n");
}

type Rows = Record<string, Record<string, unknown>>;

/** The number of copied rows per table, and the ids of damaged submissions. */
export interface CopyResult {
  counts: TableCounts;
  damaged: string[];
}

/**
 * Copies all rows from one database to another, of either kind, in batches. Leaves out submissions that the
 * database cannot read. The copy is consistent if `from` is in one transaction.
 */
export async function copyTables(from: Database, to: DatabaseOrTransaction): Promise<CopyResult> {
  const { count, damaged } = await copySubmissions(from, to);
  const counts: Partial<TableCounts> = { submissions: count };
  for (const table of backupTables) counts[table] ??= await copyTable(table, from, to);
  return { counts: counts as TableCounts, damaged };
}

async function copySubmissions(from: Database, to: DatabaseOrTransaction) {
  let count = 0;
  const damaged: string[] = [];
  for await (const rows of readAllRows(from)) {
    const readable = [...rows.values()].filter((row) => row !== undefined).map(removeNuls);
    if (readable.length > 0) await to.insertInto("submissions").values(readable).execute();
    count += readable.length;
    for (const [id, row] of rows) if (!row || !isIntact(toSubmission(row))) damaged.push(id);
  }
  return { count, damaged };
}

async function copyTable(
  table: keyof TableCounts,
  from: Database,
  to: DatabaseOrTransaction,
): Promise<number> {
  // Copies the columns that the table has, without knowing them.
  const source = from as unknown as Kysely<Rows>;
  const target = to as unknown as Kysely<Rows>;
  const rows = source.selectFrom(table).selectAll();
  let count = 0;
  for await (const batch of readInBatches(rows, ["id"], batchSize)) {
    await target.insertInto(table).values(batch.map(removeNuls)).execute();
    count += batch.length;
  }
  return count;
}

/** Removes NULs from the texts of a row, which only damage writes: PostgreSQL would refuse them, and with them all rows. */
function removeNuls<Row extends object>(row: Row): Row {
  const values = Object.entries(row).map(([column, value]) => [
    column,
    typeof value === "string" ? value.replaceAll("\0", "") : value,
  ]);
  return Object.fromEntries(values) as Row;
}

export async function countRows(db: DatabaseOrTransaction): Promise<TableCounts> {
  const counts: Partial<TableCounts> = {};
  for (const table of backupTables) {
    const { rows } = await db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll().as("rows"))
      .executeTakeFirstOrThrow();
    counts[table] = Number(rows);
  }
  return counts as TableCounts;
}

/** Names damaged submissions by their references; empty if there are none. */
export function formatDamagedSubmissions(ids: readonly string[]): string[] {
  if (ids.length === 0) return [];
  return [
    `Damaged submissions (${ids.length}): ${ids.map((id) => getSubmissionName({ id })).join(", ")}`,
  ];
}
