import { readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { inBatches } from "../store/database/in-batches.ts";
import type { Database } from "../store/database/schema.ts";
import { type Deletion, deletionOf } from "../store/submissions/deletions.ts";

const batchSize = 500;

/** The deletions that an open database lists. */
export function deletionsOf(db: Database): Promise<Deletion[]> {
  return db.selectFrom("deletions").selectAll().execute();
}

/** Those that the backups in a file's folder list. Files that are no backups count for nothing. */
export function readDeletionsBeside(file: string): Deletion[] {
  const folder = dirname(file);
  return readdirSync(folder)
    .filter((name) => name.endsWith(".sqlite"))
    .flatMap((name) => readDeletionsOfFile(join(folder, name)));
}

/** Those that a SQLite file lists, whichever release made it. */
export function readDeletionsOfFile(file: string): Deletion[] {
  try {
    const backup = new DatabaseSync(file, { readOnly: true });
    try {
      return backup.prepare("select id, deleted_at from deletions").all() as unknown as Deletion[];
    } finally {
      backup.close();
    }
  } catch {
    // Of an earlier release, damaged, or something else.
    return [];
  }
}

/**
 * Deletes from a copy of a backup what these deletions and its own list name, and adds them to its list.
 * Returns the number of submissions deleted.
 */
export async function repeatDeletions(copy: Database, more: Deletion[]): Promise<number> {
  const listed = new Map([...(await deletionsOf(copy)), ...more].map((one) => [one.id, one]));
  if (listed.size === 0) return 0;
  await copy.deleteFrom("deletions").execute();
  for (const deletion of listed.values()) {
    await copy.insertInto("deletions").values(deletion).execute();
  }
  const ids = copy.selectFrom("submissions").select("id").orderBy("id").limit(batchSize);
  const batches = inBatches<{ id: string }>(batchSize, (last) =>
    (last ? ids.where("id", ">", last.id) : ids).execute(),
  );
  let count = 0;
  for await (const found of batches) {
    const deleted = found.map(({ id }) => id).filter((id) => listed.has(deletionOf(id)));
    if (deleted.length === 0) continue;
    await copy.deleteFrom("submissions").where("id", "in", deleted).execute();
    await copy.deleteFrom("outbox").where("submission_id", "in", deleted).execute();
    count += deleted.length;
  }
  return count;
}
