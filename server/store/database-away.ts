import { StartupError } from "../startup-error.ts";
import { sqliteCode } from "./when-unlocked.ts";

/** Why the database cannot be opened, when that may pass without a change of the settings. */
export class DatabaseAway extends StartupError {
  override name = "DatabaseAway";
}

/** SQLite's result codes: another process has locked the file; the disk is full. */
const sqlitePassing = [5, 13];

/**
 * Classes of PostgreSQL's codes: a broken connection, a transaction that cannot be had (a standby is
 * read-only), deadlocks, too few resources, locks, a server that starts or stops, its disk.
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const postgresPassing = ["08", "25", "40", "53", "55", "57", "58"];

/** What is said when a connection does not come, breaks, or falls silent. */
const connectionLost = /^(Connection terminated|timeout e|The database has been silent)/;

/**
 * Whether an error of opening may pass by itself: the database is not reached, busy or full. A
 * refused password, a missing database or a damaged file stays until somebody mends it.
 */
export function isPassing(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.every(isPassing);
  if (!(error instanceof Error)) return false;
  if (sqlitePassing.includes(sqliteCode(error))) return true;
  // Node names the call to the system that failed; of time limits there are only words.
  if ("syscall" in error || connectionLost.test(error.message)) return true;
  return (
    "severity" in error &&
    "code" in error &&
    postgresPassing.includes(String(error.code).slice(0, 2))
  );
}
