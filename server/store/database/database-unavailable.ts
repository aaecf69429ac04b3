import { StartupError } from "../../startup-error.ts";
import { sqliteCode, sqliteCodes } from "./when-unlocked.ts";

/** Why the database cannot be opened, when that may pass without a change of settings. */
export class DatabaseUnavailableError extends StartupError {
  override name = "DatabaseUnavailableError";
}

/** Another process has locked the file, or the disk is full or cannot be read or written. */
const transientSqliteCodes = [sqliteCodes.busy, sqliteCodes.full, sqliteCodes.ioError];

/** Codes of the system: the disk is full, over its quota, mounted for reading only, or fails. */
const transientDiskCodes = ["ENOSPC", "EDQUOT", "EROFS", "EIO"];

/**
 * Classes of PostgreSQL's error codes: broken connection, transaction not possible (a standby is
 * read-only), deadlock, insufficient resources, locks, server starting or stopping, disk.
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const transientPostgresClasses = ["08", "25", "40", "53", "55", "57", "58"];

/** Messages of connections that fail, break, or time out. */
const connectionLost = /^(Connection terminated|timeout e|The database has been silent)/;

/**
 * Whether an error on opening is transient: the database is unreachable, busy or full. A refused
 * password, a missing database or a damaged file is not.
 */
export function isTransient(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.every(isTransient);
  if (!(error instanceof Error)) return false;
  if (transientSqliteCodes.includes(sqliteCode(error))) return true;
  // Node gives the name of the failed system call; timeouts have only a message.
  if ("syscall" in error || connectionLost.test(error.message)) return true;
  return (
    "severity" in error &&
    "code" in error &&
    transientPostgresClasses.includes(String(error.code).slice(0, 2))
  );
}

/** Whether a file cannot be written for a reason that lies in its disk and may pass. */
export function isDiskError(error: unknown): boolean {
  return (
    error instanceof Error && "code" in error && transientDiskCodes.includes(String(error.code))
  );
}
