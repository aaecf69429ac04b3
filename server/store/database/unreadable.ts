/** SQLite's extended result codes: https://www.sqlite.org/rescode.html */
const sqliteUnreadable = {
  corrupt: 11,
  corruptIndex: 779,
  ioErrorRead: 266,
  ioErrorShortRead: 522,
  ioErrorData: 8202,
  ioErrorCorruptFileSystem: 8458,
};

/** "data_corrupted" and "index_corrupted": https://www.postgresql.org/docs/current/errcodes-appendix.html */
const postgresUnreadable = ["XX001", "XX002"];

/** Whether an error means that what was to be read is damaged, and not that the database is away. */
export function isUnreadable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ("errcode" in error) return Object.values(sqliteUnreadable).includes(Number(error.errcode));
  // Node cannot represent a number that damage has made of a text.
  return (
    "code" in error && [...postgresUnreadable, "ERR_OUT_OF_RANGE"].includes(String(error.code))
  );
}
