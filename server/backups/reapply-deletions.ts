import { readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { getSqliteCode, sqliteCodes } from "../sqlite/sqlite-errors.ts";
import { readInBatches } from "../store/database/read-in-batches.ts";
import type { Database, DatabaseOrTransaction } from "../store/database/schema.ts";
import { type Deletion, hashSubmissionId } from "../store/submissions/deletions.ts";

const batchSize = 500;

export function readDeletions(db: DatabaseOrTransaction): Promise<Deletion[]> {
  return db.selectFrom("deletions").selectAll().execute();
}

/** Deletions read from files. */
export interface ListedDeletions {
  deletions: Deletion[];
  /** The files whose list cannot be read to its end, and folders that may not be listed. */
  unreadable: string[];
}

/**
 * Reads the lists of deletions of all backups in a file's folder. Ignores files that are not databases. A folder that may
 * not be listed counts as unreadable.
 */
export function readSiblingDeletions(file: string): ListedDeletions {
  const folder = dirname(file);
  const isNotDatabaseError = (error: unknown) => getSqliteCode(error) === sqliteCodes.notADatabase;
  let names: string[];
  try {
    names = readdirSync(folder);
  } catch {
    return { deletions: [], unreadable: [folder] };
  }
  const lists = names
    .filter((name) => name.endsWith(".sqlite"))
    .map((name) => readDeletionsFromFile(join(folder, name), isNotDatabaseError));
  return {
    deletions: lists.flatMap(({ deletions }) => deletions),
    unreadable: lists.flatMap(({ unreadable }) => unreadable),
  };
}

/** Reads the list of deletions of a SQLite file of any release. `isNoListError` recognises files without one. */
export function readDeletionsFromFile(
  file: string,
  isNoListError: (error: unknown) => boolean = () => false,
): ListedDeletions {
  const deletions: Deletion[] = [];
  try {
    using backup = new DatabaseSync(file, { readOnly: true });
    // Files of 1.0.0 and of other programs have no such table.
    if (backup.prepare("select 1 from sqlite_schema where name = 'deletions'").get()) {
      const rows = backup.prepare("select id, deleted_at from deletions").iterate();
      // One by one: a damaged file gives the deletions before the damage.
      for (const row of rows) deletions.push(row as unknown as Deletion);
    }
  } catch (error) {
    return { deletions, unreadable: isNoListError(error) ? [] : [file] };
  }
  return { deletions, unreadable: [] };
}

/**
 * Repeats deletions on a copy of a backup: those of its own list, and `extraDeletions`, which join the list.
 * Returns the number of submissions deleted.
 */
export async function reapplyDeletions(
  copy: Database,
  extraDeletions: Deletion[],
): Promise<number> {
  const listedDeletions = new Map(
    [...(await readDeletions(copy)), ...extraDeletions].map((deletion) => [deletion.id, deletion]),
  );
  if (listedDeletions.size === 0) return 0;
  await copy.deleteFrom("deletions").execute();
  for (const deletion of listedDeletions.values()) {
    await copy.insertInto("deletions").values(deletion).execute();
  }
  const ids = copy.selectFrom("submissions").select("id");
  let count = 0;
  for await (const rows of readInBatches(ids, ["id"], batchSize)) {
    const deleted = rows
      .map(({ id }) => id)
      .filter((id) => listedDeletions.has(hashSubmissionId(id)));
    if (deleted.length === 0) continue;
    await copy.deleteFrom("submissions").where("id", "in", deleted).execute();
    await copy.deleteFrom("outbox").where("submission_id", "in", deleted).execute();
    count += deleted.length;
  }
  return count;
}
