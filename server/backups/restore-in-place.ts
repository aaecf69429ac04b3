import { existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { pathToFileURL } from "node:url";
import { OperatorError } from "../cli/operator-error.ts";
import type { DatabaseSetting } from "../settings/setting-formats.ts";
import { isBusy } from "../sqlite/sqlite-errors.ts";
import { createPrivateFolder } from "../store/database/create-private-folder.ts";
import { formatFileTime } from "./backup-state.ts";
import { readDeletionsFromFile } from "./reapply-deletions.ts";
import { type RestoreResult, restore } from "./restore.ts";

/** The beginning of the name of a folder with a database that was set aside. The time follows. */
export const setAsidePrefix = "set-aside-";

/** The longest wait, in milliseconds, for a command that is about to end. */
const lockTimeoutMs = 2000;

/** Suffixes of the files of a SQLite database. The file itself moves last: until then its place is taken. */
const sqliteFileSuffixes = ["-shm", "-wal", ""];

/** Counts of messages, without spam, that only the database that was set aside has. */
interface UnrestoredMessages {
  received: number;
  /** Messages that were not delivered to every target. */
  undelivered: number;
}

export interface InPlaceRestoreResult extends RestoreResult {
  /** The file of the former database; undefined if there was none. */
  file: string | undefined;
  /** Undefined if that database cannot be read. */
  unrestored: UnrestoredMessages | undefined;
}

/**
 * Restores a backup in place of a SQLite database that no server uses. Moves that database, if there is one, into a
 * new folder beside it, once the backup is restored completely.
 * @throws `OperatorError` for PostgreSQL, if a server uses the database, or if the new folder cannot be created.
 */
export async function restoreInPlace(
  backup: string,
  setting: DatabaseSetting,
  now = new Date(),
): Promise<InPlaceRestoreResult> {
  if (setting.dialect === "postgres") {
    throw new OperatorError(
      "This command cannot set aside a PostgreSQL database: rename it, create an empty one " +
        "(docs/operations.md), and restore into that.",
    );
  }
  const { file } = setting;
  assertUnused(file);
  const folder = join(dirname(file), setAsidePrefix + formatFileTime(now));
  createFolder(folder);
  const restored = join(folder, "restored.sqlite");
  const target = { dialect: "sqlite" as const, file: restored };
  const deletions = existsSync(file) ? readDeletionsFromFile(file) : undefined;
  const result = await restore(backup, target, deletions).catch((error: unknown) => {
    rmSync(folder, { recursive: true });
    throw error;
  });
  const unrestored = countUnrestored(file, restored);
  for (const suffix of sqliteFileSuffixes.filter((suffix) => existsSync(file + suffix))) {
    renameSync(file + suffix, join(folder, basename(file) + suffix));
  }
  renameSync(restored, file);
  if (readdirSync(folder).length === 0) {
    rmdirSync(folder);
    return { ...result, file: undefined, unrestored };
  }
  const movedFile = join(folder, basename(file));
  const unreadable = result.unreadable.map((unreadableFile) =>
    unreadableFile === file ? movedFile : unreadableFile,
  );
  return { ...result, unreadable, file: movedFile, unrestored };
}

/**
 * A server would go on storing messages in the file that is set aside.
 * @throws `OperatorError` if another process has opened the database.
 */
function assertUnused(file: string): void {
  if (!existsSync(file)) return;
  try {
    using database = new DatabaseSync(file, { timeout: lockTimeoutMs });
    database.exec("pragma locking_mode = exclusive; pragma schema_version");
  } catch (error) {
    // One that cannot be read may be set aside.
    if (!isBusy(error)) return;
    throw new OperatorError(
      `Another process uses ${file}: stop the server, and wait for other commands. Nothing was changed.`,
    );
  }
}

/** Creates a new folder. An existing one contains a database that was set aside. */
function createFolder(folder: string): void {
  try {
    createPrivateFolder(dirname(folder));
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    throw new OperatorError(
      `Cannot create the folder of the database set aside: ${(error as Error).message}. Nothing was changed.`,
    );
  }
}

/** Reads the files by themselves: a newer release may have made the first. */
function countUnrestored(file: string, restored: string): UnrestoredMessages | undefined {
  if (!existsSync(file)) return { received: 0, undelivered: 0 };
  try {
    using database = new DatabaseSync(file, { readOnly: true });
    // Otherwise SQLite would leave an empty log beside it.
    const uri = `${pathToFileURL(restored).href}?immutable=1`;
    database.prepare("attach database ? as restored").run(uri);
    const only = `select id from submissions where spam_reason is null
      and id not in (select id from restored.submissions)`;
    const row = database
      .prepare(
        `select (select count(*) from (${only})) as received,
          (select count(distinct submission_id) from outbox
            where delivered_at is null and submission_id in (${only})) as undelivered`,
      )
      .get();
    return { received: Number(row?.received), undelivered: Number(row?.undelivered) };
  } catch {
    return undefined;
  }
}
