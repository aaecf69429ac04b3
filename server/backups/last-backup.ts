import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The time in a backup's name, in UTC: 2026-01-31T023000.sqlite. */
const backupFilePattern = /^(\d{4}-\d\d-\d\dT\d\d)(\d\d)(\d\d)\.sqlite$/;

/** A time as names of files have it, in UTC and to the second: 2026-01-31T023000. */
export function formatFileTime(time: Date): string {
  return time.toISOString().replace(/\..*/, "").replaceAll(":", "");
}

/** The time in the name of a backup in milliseconds, or `undefined` if it is none. */
export function parseBackupTime(name: string): number | undefined {
  const [, hour, minute, second] = backupFilePattern.exec(name) ?? [];
  const time = Date.parse(`${hour}:${minute}:${second}Z`);
  return Number.isNaN(time) ? undefined : time;
}

/** Where the last run says how it ended: "ok", or what an operator has to look at. */
const resultFile = ".last-result";

/** Notes in a folder of backups how a run ended. A folder that cannot be written shows by the backups' age. */
export function writeResult(folder: string, warnings: readonly string[]): void {
  try {
    const text = warnings.length === 0 ? "ok" : warnings.join("\n");
    writeFileSync(join(folder, resultFile), `${text}\n`, { mode: 0o600 });
  } catch {}
}

export interface BackupState {
  /** The age of the newest in seconds; infinite without any, or if the folder cannot be read. */
  age: number;
  /** What the last run complained of. */
  problem: string | undefined;
}

/** Reads the state of a folder of backups; of none, if it is not set. */
export function readBackupState(folder: string | undefined, now = Date.now()): BackupState {
  const unknown = { age: Number.POSITIVE_INFINITY, problem: undefined };
  if (!folder) return unknown;
  try {
    // A backup of a time to come means nothing; the command that made it complains.
    const ages = readdirSync(folder)
      .map((name) => parseBackupTime(name))
      .flatMap((time) => (time === undefined || time > now ? [] : [(now - time) / 1000]));
    return { age: Math.min(unknown.age, ...ages), problem: readResult(folder) };
  } catch {
    return unknown;
  }
}

function readResult(folder: string): string | undefined {
  try {
    const text = readFileSync(join(folder, resultFile), "utf8").trim();
    return text === "ok" ? undefined : text;
  } catch {
    return undefined;
  }
}
