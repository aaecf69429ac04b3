import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { isDeepStrictEqual } from "node:util";
import { sql } from "kysely";
import { OperatorError } from "../cli/operator-error.ts";
import type { DatabaseSetting } from "../settings/setting-formats.ts";
import { getSqliteCode, sqliteCodes } from "../sqlite/sqlite-errors.ts";
import { openDatabase } from "../store/database/open-database.ts";
import type { Database } from "../store/database/schema.ts";
import { assertDatabaseExists } from "../store/store.ts";
import { hourMs } from "../time/durations.ts";
import { backupTables, type CopyResult, copyTables } from "./backup-tables.ts";

/**
 * Writes a snapshot of the database, SQLite or PostgreSQL, to a new SQLite file while servers use it.
 * Gives the file its name only when it is complete, flushed to disk, and verified.
 * @throws `OperatorError` if the file exists, cannot be written, or if the database does not exist.
 */
export async function backUp(setting: DatabaseSetting, file: string): Promise<CopyResult> {
  assertDatabaseExists({ DATABASE_URL: setting });
  const draft = file + draftSuffix;
  createDraft(file, draft);
  try {
    const copied = await writeDraft(setting, draft);
    flush(draft);
    verifyBackup(draft, copied);
    renameSync(draft, file);
    flush(dirname(file));
    return copied;
  } finally {
    for (const suffix of draftSuffixes) rmSync(file + suffix, { force: true });
  }
}

async function writeDraft(setting: DatabaseSetting, draft: string): Promise<CopyResult> {
  await using from = await openDatabase(setting, { mode: "read" });
  try {
    // Closing the last connection checkpoints the log into the file.
    await using to = await openDatabase({ dialect: "sqlite", file: draft });
    // Flushed every few megabytes: one large flush at the end would delay visitors' messages.
    await sql`pragma synchronous = normal`.execute(to);
    const copied = await readInSnapshot(from, setting, (snapshot) => copyTables(snapshot, to));
    // A single file without a log beside it, so that it can be copied as it is.
    await sql`pragma journal_mode = delete`.execute(to);
    return copied;
  } catch (error) {
    // The advice of an error of opening is about a server's database. Of the two files, only the one written can be full.
    const cause = error instanceof OperatorError ? error.cause : error;
    if (cause === error && getSqliteCode(error) !== sqliteCodes.full) throw error;
    throw new OperatorError(
      `Cannot write the backup into ${dirname(draft)}: ${(cause as Error).message}`,
    );
  }
}

/** Reads in one transaction with a consistent snapshot that blocks no server. */
function readInSnapshot<Result>(
  db: Database,
  { dialect }: DatabaseSetting,
  read: (snapshot: Database) => Promise<Result>,
): Promise<Result> {
  return db.connection().execute(async (connection) => {
    if (dialect === "sqlite") await sql`begin`.execute(connection);
    else await sql`begin isolation level repeatable read read only`.execute(connection);
    try {
      if (dialect === "postgres") {
        // Left idle while the file is written.
        await sql`set local idle_in_transaction_session_timeout = 0`.execute(connection);
      }
      return await read(connection);
    } finally {
      await sql`rollback`.execute(connection);
    }
  });
}

/** @throws `OperatorError` if a file is damaged or lacks rows that were copied. */
function verifyBackup(file: string, { counts }: CopyResult): void {
  using backup = new DatabaseSync(file, { readOnly: true });
  const readValue = (query: string) => Object.values(backup.prepare(query).get() ?? {})[0];
  const count = (table: string) => [table, readValue(`select count(*) from ${table}`)];
  const isValid = readValue("pragma integrity_check(1)") === "ok";
  const isComplete = isDeepStrictEqual(Object.fromEntries(backupTables.map(count)), counts);
  if (isValid && isComplete) return;
  throw new OperatorError("The backup is damaged and was deleted. Check the disk and try again.");
}

function createDraft(file: string, draft: string): void {
  if (existsSync(file)) {
    throw new OperatorError(`${file} already exists. A backup never overwrites a file.`);
  }
  try {
    removeLeftovers(dirname(file));
    closeSync(openSync(draft, "wx", 0o600));
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === "EEXIST") {
      throw new OperatorError(
        `Another backup is being written to ${draft}. If it was killed, delete that file.`,
      );
    }
    throw new OperatorError(`Cannot write the backup: ${message}`);
  }
}

/** Flushes a file, or the entries of a folder, to disk. */
function flush(path: string): void {
  const descriptor = openSync(path, "r");
  fsyncSync(descriptor);
  closeSync(descriptor);
}

/** The extension of an unfinished backup. SQLite keeps other files beside it. */
const draftSuffix = ".partial";
/** The extensions of all files of an unfinished backup. */
const draftSuffixes = ["", "-wal", "-shm", "-journal"].map((suffix) => draftSuffix + suffix);

/** A draft is a leftover if its last write is this far from now, in either direction: clocks may jump. */
const minLeftoverAgeMs = hourMs;

/** Removes the files that killed backups left in a folder: they contain personal data. */
function removeLeftovers(folder: string): void {
  const suffixes = draftSuffixes.map((suffix) => `.sqlite${suffix}`);
  for (const name of readdirSync(folder)) {
    if (!suffixes.some((suffix) => name.endsWith(suffix))) continue;
    const path = join(folder, name);
    const writtenAt = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Math.abs(Date.now() - writtenAt) > minLeftoverAgeMs) rmSync(path, { force: true });
  }
}
