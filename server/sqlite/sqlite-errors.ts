/** SQLite's primary result codes: https://www.sqlite.org/rescode.html */
export const sqliteCodes = {
  error: 1,
  busy: 5,
  readOnly: 8,
  ioError: 10,
  corrupt: 11,
  full: 13,
  constraint: 19,
  mismatch: 20,
  misuse: 21,
  notADatabase: 26,
};

/** Whether an error means that another process has locked the database. */
export function isBusy(error: unknown): boolean {
  return getSqliteCode(error) === sqliteCodes.busy;
}

/** The primary result code of a SQLite error; 0 for other errors. */
export function getSqliteCode(error: unknown): number {
  return error instanceof Error && "errcode" in error ? Number(error.errcode) & 0xff : 0;
}
