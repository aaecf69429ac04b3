import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { DatabaseSetting } from "../lib/setting-formats.ts";
import { StartupError } from "../lib/startup-error.ts";
import { formatFileTime } from "./last-backup.ts";
import { readDeletionsFromFile } from "./repeat-deletions.ts";
import { type RestoreResult, restore } from "./restore.ts";

/** SQLite's files of a database, the file itself last: while it is there, nothing else takes its place. */
const sqliteFileSuffixes = ["-shm", "-wal", ""];

/** The messages in a database that was set aside which the restored one lacks, spam excepted. */
export interface UnrestoredMessages {
  received: number;
  /** Those of them that were not delivered to every target. */
  undelivered: number;
}

/** The result of restoring a backup in place of a database. */
export interface InPlaceRestoreResult extends RestoreResult {
  /** The file of the database that was there. */
  file: string;
  /** Undefined if that database cannot be read. */
  unrestored: UnrestoredMessages | undefined;
}

/**
 * Restores a backup in place of a SQLite database that no server may be using, which moves into a new folder
 * beside it. Until the backup is restored completely, nothing moves.
 * @throws `StartupError` for PostgreSQL.
 */
export async function restoreInPlace(
  backup: string,
  setting: DatabaseSetting,
  now = new Date(),
): Promise<InPlaceRestoreResult> {
  if (setting.dialect === "postgres") {
    throw new StartupError(
      "A PostgreSQL database is not set aside by this command: give it another name, create an empty one " +
        "(docs/operations.md), and restore into that.",
    );
  }
  const { file } = setting;
  const folder = join(dirname(file), `set-aside-${formatFileTime(now)}`);
  mkdirSync(folder, { mode: 0o700 });
  const restored = join(folder, "restored.sqlite");
  const target = { dialect: "sqlite" as const, file: restored };
  const listed = existsSync(file) ? readDeletionsFromFile(file) : undefined;
  const result = await restore(backup, target, listed).catch((error: unknown) => {
    rmSync(folder, { recursive: true });
    throw error;
  });
  const unrestored = countUnrestored(file, restored);
  for (const end of sqliteFileSuffixes.filter((one) => existsSync(file + one))) {
    renameSync(file + end, join(folder, basename(file) + end));
  }
  renameSync(restored, file);
  const moved = join(folder, basename(file));
  const unreadable = result.unreadable.map((one) => (one === file ? moved : one));
  return { ...result, unreadable, file: moved, unrestored };
}

/** Reads the files by themselves: a newer release may have made the first. */
function countUnrestored(file: string, restored: string): UnrestoredMessages | undefined {
  if (!existsSync(file)) return { received: 0, undelivered: 0 };
  try {
    const database = new DatabaseSync(file, { readOnly: true });
    try {
      database.prepare("attach database ? as restored").run(restored);
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
    } finally {
      database.close();
    }
  } catch {
    return undefined;
  }
}
