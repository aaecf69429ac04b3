import { chmodSync, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { OperatorError } from "../cli/operator-error.ts";
import type { DatabaseSetting } from "../settings/setting-formats.ts";
import { createPrivateFolder } from "../store/database/create-private-folder.ts";
import { dayMs, hourMs } from "../time/durations.ts";
import { backUp } from "./back-up.ts";
import { formatFileTime, parseBackupTime, writeResult } from "./backup-state.ts";
import { formatDamagedSubmissions, type TableCounts } from "./backup-tables.ts";

/** Backups run nightly. They are deleted 1.5 days early, so that none exceeds `days` before the next run. */
const marginMs = 1.5 * dayMs;

/** A backup that is overdue by more than this suggests a wrong clock: then nothing is deleted. */
const maxDelayMs = 7 * dayMs;

/** Greatest difference between the clocks of machines that share a folder. */
const maxClockSkewMs = hourMs;

/** A written backup, and warnings about its folder for the operator. */
export interface WrittenBackup {
  file: string;
  counts: TableCounts;
  warnings: string[];
}

/**
 * Backs up to a file in the folder, named by the current time. Makes older backups private to their owner.
 * Then deletes the backups that would be older than `days` by the next night, unless the clock seems to be
 * wrong, or submissions are damaged: an older backup may have them intact.
 * @throws `OperatorError` if no backup was written; then none is deleted.
 */
export async function backUpInto(
  setting: DatabaseSetting,
  folder: string,
  days: number,
  now = new Date(),
): Promise<WrittenBackup> {
  const file = join(folder, `${formatFileTime(now)}.sqlite`);
  const older = openFolder(folder);
  const accessWarnings = makePrivate(older);
  const { counts, damaged } = await backUp(setting, file).catch((error: unknown) => {
    writeResult(folder, [error instanceof Error ? error.message : String(error)]);
    throw error;
  });
  const oldest = now.getTime() - days * dayMs + marginMs;
  const deletionWarnings =
    damaged.length > 0 ? formatDamagedWarnings(damaged) : deleteOld(older, oldest);
  const warnings = [
    ...accessWarnings,
    ...deletionWarnings,
    ...listFutureBackupWarnings(older, now),
  ];
  writeResult(folder, warnings);
  return { file, counts, warnings };
}

interface Backup {
  path: string;
  /** The time in its name, in milliseconds. */
  time: number;
}

/** Lists the backups in a folder, the oldest first. Creates the folder if necessary. */
function openFolder(folder: string): Backup[] {
  try {
    createPrivateFolder(folder);
    const backups = readdirSync(folder).flatMap((name) => {
      const time = parseBackupTime(name);
      return time === undefined ? [] : [{ path: join(folder, name), time }];
    });
    return backups.sort((a, b) => a.time - b.time);
  } catch (error) {
    throw new OperatorError(`Cannot use the folder of backups: ${(error as Error).message}`);
  }
}

/** Keeps others from reading backups. Returns warnings about files of somebody else, or on a disk without rights. */
function makePrivate(backups: Backup[]): string[] {
  return backups.flatMap(({ path }) => {
    try {
      if (statSync(path).mode & 0o077) chmodSync(path, 0o600);
      return [];
    } catch (error) {
      return [`Others may read an old backup: ${(error as Error).message}`];
    }
  });
}

function formatDamagedWarnings(damaged: readonly string[]): string[] {
  return [
    ...formatDamagedSubmissions(damaged),
    "No old backup was deleted, because it may have them undamaged.",
  ];
}

/** Deletes the backups that are older than a time. Returns warnings about backups that were not deleted. */
function deleteOld(backups: Backup[], oldest: number): string[] {
  const oldBackups = backups.filter(({ time }) => time < oldest);
  const [first] = oldBackups;
  if (first && oldest - first.time > maxDelayMs) {
    const delay = Math.round((oldest - first.time) / dayMs);
    return [
      `${first.path} should have been deleted ${delay} days ago: the clock may be wrong, or was. No ` +
        `backup was deleted. If the clock is right, delete the old backups (${oldBackups.length}) yourself.`,
    ];
  }
  return oldBackups.flatMap(({ path }) => {
    try {
      rmSync(path);
      return [];
    } catch (error) {
      return [`Cannot delete the old backup: ${(error as Error).message}`];
    }
  });
}

/** Warns of backups whose name is a time in the future. */
function listFutureBackupWarnings(backups: Backup[], now: Date): string[] {
  const future = backups.filter(({ time }) => time > now.getTime() + maxClockSkewMs);
  const [first] = future;
  if (!first) return [];
  return [
    `Dated in the future (${future.length}): ${first.path}. The clock is wrong, or was. If it is ` +
      "right, rename the file to the time when it was written, or delete it.",
  ];
}
