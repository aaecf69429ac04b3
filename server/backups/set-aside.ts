import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { DatabaseSetting } from "../setting-formats.ts";
import { StartupError } from "../startup-error.ts";
import { readDeletionsOfFile } from "./repeat-deletions.ts";
import { type RestoreResult, restore } from "./restore.ts";

/** SQLite's files of a database, the file itself last: while it is there, nothing else takes its place. */
const ends = ["-shm", "-wal", ""];

/**
 * Restores a backup in place of a SQLite database that no server may be using, which moves into a new folder
 * beside it. Until the backup is restored completely, nothing moves.
 * @throws `StartupError` for PostgreSQL.
 */
export async function restoreInPlace(
  backup: string,
  setting: DatabaseSetting,
  now = new Date(),
): Promise<RestoreResult & { folder: string }> {
  if (setting.dialect === "postgres") {
    throw new StartupError(
      "A PostgreSQL database is not set aside by this command: give it another name, create an empty one " +
        "(docs/operations.md), and restore into that.",
    );
  }
  const { file } = setting;
  const time = now.toISOString().replace(/\..*/, "").replaceAll(":", "");
  const folder = join(dirname(file), `set-aside-${time}`);
  mkdirSync(folder, { mode: 0o700 });
  const restored = join(folder, "restored.sqlite");
  const target = { dialect: "sqlite" as const, file: restored };
  const result = await restore(backup, target, readDeletionsOfFile(file)).catch(
    (error: unknown) => {
      rmSync(folder, { recursive: true });
      throw error;
    },
  );
  for (const end of ends.filter((one) => existsSync(file + one))) {
    renameSync(file + end, join(folder, basename(file) + end));
  }
  renameSync(restored, file);
  return { ...result, folder };
}
