import pg from "pg";
import { OperatorError } from "../../cli/operator-error.ts";
import { getSqliteCode, sqliteCodes } from "../../sqlite/sqlite-errors.ts";

/** The database cannot be opened for a reason that may pass without a change of settings. */
export class DatabaseUnavailableError extends OperatorError {
  override name = "DatabaseUnavailableError";
}

/** Codes for a file that another process has locked, and for a disk that is full or fails. */
const transientSqliteCodes = [sqliteCodes.busy, sqliteCodes.full, sqliteCodes.ioError];

/** Codes of the system for a disk that is full, over its quota, mounted read-only, or failing. */
const transientDiskCodes = ["ENOSPC", "EDQUOT", "EROFS", "EIO"];

/**
 * Classes of PostgreSQL's error codes: broken connection, transaction not possible (a standby is
 * read-only), deadlock, insufficient resources, locks, server starting or stopping, disk.
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const transientPostgresClasses = ["08", "25", "40", "53", "55", "57", "58"];

/** Whether opening a SQLite file may succeed later: it is busy, or its disk is full or fails. Damage is permanent. */
export function isTransientInSqlite(error: unknown): boolean {
  return transientSqliteCodes.includes(getSqliteCode(error)) || isSystemError(error);
}

/**
 * Whether opening a PostgreSQL database may succeed later: it is unreachable, starting or full. Mistakes can be told
 * from that: a missing database and a wrong password have error codes of PostgreSQL, a refused certificate has its
 * own code, and other mistakes, such as a missing password, leave the connection open.
 */
export function isTransientInPostgres(error: unknown, isConnectionLost: boolean): boolean {
  if (error instanceof pg.DatabaseError) {
    return transientPostgresClasses.includes(String(error.code).slice(0, 2));
  }
  // Node says of a TLS connection that breaks off early no more than this code.
  const hasBroken = !hasCode(error) || isSystemError(error) || error.code === "ECONNRESET";
  return isConnectionLost && hasBroken;
}

/** Whether a system call failed: then Node gives its name. */
function isSystemError(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.every(isSystemError);
  return error instanceof Error && "syscall" in error;
}

/** SQLite's codes for mistakes in a query or in our code. */
const mistakeSqliteCodes = [
  sqliteCodes.error,
  sqliteCodes.constraint,
  sqliteCodes.mismatch,
  sqliteCodes.misuse,
];

/** Classes of PostgreSQL's error codes for mistakes in a query: its values, a constraint, its SQL. */
const queryPostgresClasses = ["22", "23", "42"];

/**
 * Whether a query failed because of the database (it cannot be opened, does not answer, is full or damaged), not
 * because of a mistake in the query or in our code. Drivers report a broken connection, and Node a failing file, by
 * a plain `Error`; mistakes have their own classes, such as `TypeError`.
 */
export function isDatabaseFailure(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) {
    return !queryPostgresClasses.includes(String(error.code).slice(0, 2));
  }
  if (mistakeSqliteCodes.includes(getSqliteCode(error))) return false;
  if (error instanceof OperatorError || error instanceof AggregateError) return true;
  return error instanceof Error && error.constructor === Error;
}

/** Whether a file cannot be written because of its disk, which may pass. */
export function isDiskError(error: unknown): boolean {
  return hasCode(error) && transientDiskCodes.includes(String(error.code));
}

function hasCode(error: unknown): error is Error & { code: unknown } {
  return error instanceof Error && "code" in error;
}
