import { writeFileSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/** The time in a backup's name, in UTC: 2026-01-31T023000.sqlite. */
const backupFilePattern = /^(\d{4}-\d\d-\d\dT\d\d)(\d\d)(\d\d)\.sqlite$/;

/** Formats a time for the name of a file, in UTC and to the second: 2026-01-31T023000. */
export function formatFileTime(time: Date): string {
  return time.toISOString().replace(/\..*/, "").replaceAll(":", "");
}

/** Parses the time in the name of a backup, in milliseconds; `undefined` for other names. */
export function parseBackupTime(name: string): number | undefined {
  const [, hour, minute, second] = backupFilePattern.exec(name) ?? [];
  const time = Date.parse(`${hour}:${minute}:${second}Z`);
  return Number.isNaN(time) ? undefined : time;
}

/** Holds the result of the last run: "ok", or warnings for the operator. */
const resultFile = ".last-result";

/** Writes the result of a run into the folder of backups. If that fails, the age of the backups shows it. */
export function writeResult(folder: string, warnings: readonly string[]): void {
  try {
    const text = warnings.length === 0 ? "ok" : warnings.join("\n");
    writeFileSync(join(folder, resultFile), `${text}\n`, { mode: 0o600 });
  } catch {}
}

export interface BackupState {
  /** The age of the newest backup in seconds; infinite if there is none, or if the folder cannot be read. */
  ageSeconds: number;
  /** The warnings of the last run. */
  warnings: string | undefined;
}

/**
 * Reads the state of a folder of backups. Without a folder, the age is infinite. The folder of another machine may never
 * answer.
 */
export async function readBackupState(
  folder: string | undefined,
  now = Date.now(),
): Promise<BackupState> {
  const unknownState = { ageSeconds: Number.POSITIVE_INFINITY, warnings: undefined };
  if (!folder) return unknownState;
  try {
    // A backup from the future says nothing about the age; the command that made it warned of it.
    const ages = (await readdir(folder))
      .map((name) => parseBackupTime(name))
      .flatMap((time) => (time === undefined || time > now ? [] : [(now - time) / 1000]));
    const ageSeconds = Math.min(unknownState.ageSeconds, ...ages);
    return { ageSeconds, warnings: await readResult(folder) };
  } catch {
    return unknownState;
  }
}

async function readResult(folder: string): Promise<string | undefined> {
  try {
    const text = (await readFile(join(folder, resultFile), "utf8")).trim();
    // Empty on a full disk.
    return text === "ok" ? undefined : text || "The last run could not write its result";
  } catch {
    return undefined;
  }
}
