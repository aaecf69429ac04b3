import { readInBatches } from "./read-in-batches.ts";
import type { Database, SubmissionRow } from "./schema.ts";

/** SQLite's extended result codes: https://www.sqlite.org/rescode.html */
const sqliteUnreadable = {
  corrupt: 11,
  corruptIndex: 779,
  ioErrorRead: 266,
  ioErrorShortRead: 522,
  ioErrorData: 8202,
  ioErrorCorruptFileSystem: 8458,
};

/** "data_corrupted" and "index_corrupted": https://www.postgresql.org/docs/current/errcodes-appendix.html */
const postgresUnreadable = ["XX001", "XX002"];

/** Whether an error means damaged data, not that the database is unavailable. */
function isUnreadable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ("errcode" in error) return Object.values(sqliteUnreadable).includes(Number(error.errcode));
  // Damage can turn a text into a number that Node cannot represent.
  return (
    "code" in error && [...postgresUnreadable, "ERR_OUT_OF_RANGE"].includes(String(error.code))
  );
}

/** Rows per batch. Each may have 64 KB. */
const batchSize = 50;

/**
 * Reads the rows with these ids, at most a few hundred. A row that the database cannot read is `undefined`; the others
 * are read nevertheless. Leaves out unknown ids.
 */
export async function readRows(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, SubmissionRow | undefined>> {
  if (ids.length === 0) return new Map();
  const rows = db.selectFrom("submissions").selectAll().where("id", "in", ids);
  try {
    return new Map((await rows.execute()).map((row) => [row.id, row]));
  } catch (error) {
    if (!isUnreadable(error)) throw error;
    const [only] = ids;
    if (only !== undefined && ids.length === 1) return new Map([[only, undefined]]);
  }
  const rowsById = new Map<string, SubmissionRow | undefined>();
  for (const id of ids) {
    for (const [key, row] of await readRows(db, [id])) rowsById.set(key, row);
  }
  return rowsById;
}

/** Reads all rows in batches, in the order of their ids. */
export async function* readAllRows(db: Database) {
  const ids = db.selectFrom("submissions").select("id");
  for await (const foundRows of readInBatches(ids, ["id"], batchSize)) {
    yield await readRows(
      db,
      foundRows.map(({ id }) => id),
    );
  }
}
