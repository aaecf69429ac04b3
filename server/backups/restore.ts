import { realpathSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { OperatorError } from "../cli/operator-error.ts";
import type { DatabaseSetting } from "../settings/setting-formats.ts";
import { openDatabase } from "../store/database/open-database.ts";
import type { Database, DatabaseOrTransaction } from "../store/database/schema.ts";
import { type CopyResult, copyTables, countRows } from "./backup-tables.ts";
import { openBackup } from "./open-backup.ts";
import {
  type ListedDeletions,
  readDeletions,
  readSiblingDeletions,
  reapplyDeletions,
} from "./reapply-deletions.ts";

export interface RestoreResult extends CopyResult {
  /** The number of submissions left out because they were deleted at a person's request. */
  leftOut: number;
  /** The files whose list of deletions cannot be read to its end. */
  unreadable: string[];
}

/**
 * Restores a backup into an empty database of either kind, all of it or nothing. Leaves out submissions that
 * people had deleted: the database, the backup, the backups beside it, and `extraDeletions` list them. Migrates
 * a backup of an earlier release on the way, without changing its file.
 * @throws `OperatorError` if the file is not a valid backup or the database is not empty.
 */
export async function restore(
  file: string,
  setting: DatabaseSetting,
  extraDeletions: ListedDeletions = { deletions: [], unreadable: [] },
): Promise<RestoreResult> {
  await using from = await openBackup(file);
  await using to = await openDatabase(setting);
  return await to.transaction().execute(async (transaction) => {
    await assertEmpty(transaction);
    const ownDeletions = await readDeletions(transaction);
    // A link may be elsewhere than the backups.
    const siblingDeletions = readSiblingDeletions(realpathSync(file));
    const deletions = [...ownDeletions, ...siblingDeletions.deletions, ...extraDeletions.deletions];
    const leftOut = await reapplyDeletions(from, deletions);
    const unreadable = [...siblingDeletions.unreadable, ...extraDeletions.unreadable];
    return { ...(await copyInto(transaction, from)), leftOut, unreadable };
  });
}

async function assertEmpty(to: DatabaseOrTransaction): Promise<void> {
  const { submissions, outbox } = await countRows(to);
  const filledTables = Object.entries({ submissions, outbox }).filter(([, rows]) => rows > 0);
  if (filledTables.length === 0) return;
  throw new OperatorError(
    `The database is not empty: it has ${filledTables.map(([table]) => table).join(" and ")}. To replace them, ` +
      "see --set-aside in --help (SQLite), or set DATABASE_URL (or DATA_DIR) to another database.",
  );
}

async function copyInto(to: DatabaseOrTransaction, from: Database): Promise<CopyResult> {
  // All of its entries are in the copy now.
  await to.deleteFrom("deletions").execute();
  // A server without submissions may have counted views: the counts of the backup replace them.
  await to.deleteFrom("page_counts").execute();
  const copied = await copyTables(from, to);
  if (!isDeepStrictEqual(await countRows(to), copied.counts)) {
    throw new OperatorError(
      "Nothing was restored, because a message was received meanwhile. Stop the servers and try again.",
    );
  }
  return copied;
}
