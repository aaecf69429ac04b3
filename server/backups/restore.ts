import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import type { DatabaseSetting } from "../setting-formats.ts";
import { StartupError } from "../startup-error.ts";
import { openDatabase } from "../store/open-database.ts";
import type { Database } from "../store/schema.ts";
import { type Counts, copyTables, countRows, keptTables } from "./kept-tables.ts";

/**
 * Restores a backup into an empty database of either kind, all of it or nothing, and returns the number
 * of rows per table. A backup of an earlier release is migrated on the way; the file itself is not
 * changed.
 * @throws `StartupError` if the file is no sound backup or the database is not empty.
 */
export async function restore(file: string, setting: DatabaseSetting): Promise<Counts> {
  const folder = mkdtempSync(join(tmpdir(), "idi-restore-"));
  try {
    const from = await openCopy(file, join(folder, "backup.sqlite"));
    try {
      const to = await openDatabase(setting);
      try {
        return await to.transaction().execute((transaction) => fill(transaction, from));
      } finally {
        await to.destroy();
      }
    } finally {
      await from.destroy();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Opening migrates the tables, so this works on a copy. */
async function openCopy(file: string, copy: string): Promise<Database> {
  try {
    copyFileSync(file, copy);
  } catch (error) {
    throw new StartupError(`Cannot read the backup: ${(error as Error).message}`);
  }
  try {
    return await openDatabase({ dialect: "sqlite", file: copy });
  } catch (error) {
    const [, why = ""] = /cannot be used: (.*?)\. /.exec((error as Error).message) ?? [];
    throw new StartupError(`${file} is no sound backup of this site: ${why}.`);
  }
}

async function fill(to: Database, from: Database): Promise<Counts> {
  const present = await countRows(to);
  const filled = keptTables.filter((table) => present[table] > 0);
  if (filled.length > 0) {
    throw new StartupError(
      `The database holds ${filled.join(" and ")} already: a backup is restored into an empty one. ` +
        "Let DATABASE_URL (or DATA_DIR) name another.",
    );
  }
  const counts = await copyTables(from, to);
  if (!isDeepStrictEqual(await countRows(to), counts)) {
    throw new StartupError(
      "Something was received meanwhile, so nothing was restored. Stop the servers and try again.",
    );
  }
  return counts;
}
