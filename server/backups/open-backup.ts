import { accessSync, constants, existsSync, realpathSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { Kysely, sql } from "kysely";
import { OperatorError } from "../cli/operator-error.ts";
import { getSqliteCode, sqliteCodes } from "../sqlite/sqlite-errors.ts";
import { createMigrator, migrate, NewerDatabaseError } from "../store/database/migrations.ts";
import { NodeSqliteDialect } from "../store/database/node-sqlite.ts";
import type { Database, Tables } from "../store/database/schema.ts";
import { SqliteFile } from "../store/database/sqlite-file.ts";
import { countRows } from "./backup-tables.ts";

const foreignTablesMessage = "it does not have the tables of this site";

/**
 * Opens a copy of a backup, migrated to this release. The file itself is only read. The copy is a temporary
 * database of SQLite, a private file without a name: it disappears with the process.
 * @throws `OperatorError` if the file cannot be read, is not a database of this site, or cannot be migrated.
 */
export async function openBackup(file: string): Promise<Database> {
  try {
    accessSync(file, constants.R_OK);
  } catch (error) {
    throw new OperatorError(`Cannot read the backup: ${(error as Error).message}`);
  }
  const copy = new Kysely<Tables>({
    dialect: new NodeSqliteDialect(async () => new SqliteFile("", { skipsIntegrityCheck: true })),
  });
  let problem = `${file} is not a valid backup of this site`;
  try {
    await sql`attach database ${getReadOnlyUri(file)} as backup`.execute(copy);
    await assertIntact(copy);
    await copyAttachedTables(copy);
    await sql`detach database backup`.execute(copy);
    await assertMigrated(copy);
    await migrate(copy).catch((error) => {
      if (!(error instanceof NewerDatabaseError))
        problem = `The tables of ${file} cannot be migrated`;
      throw error;
    });
    await countRows(copy);
    return copy;
  } catch (error) {
    await copy.destroy();
    if (getSqliteCode(error) === sqliteCodes.full)
      problem = `The disk of temporary files (TMPDIR, or /var/tmp) has no room for a copy of ${file}`;
    throw new OperatorError(`${problem}: ${(error as Error).message}. Nothing was changed.`);
  }
}

/** Returns the URI by which SQLite only reads a file: without a log beside it, SQLite writes none. */
function getReadOnlyUri(link: string): string {
  // The log is beside the file itself.
  const file = realpathSync(link);
  return pathToFileURL(file).href + (existsSync(`${file}-wal`) ? "?mode=ro" : "?immutable=1");
}

/** @throws if the attached backup has no messages, or is damaged. */
async function assertIntact(db: Database): Promise<void> {
  const tables = await sql`
    select name from backup.sqlite_schema where name = 'submissions'`.execute(db);
  if (tables.rows.length === 0) throw new Error(foreignTablesMessage);
  const { rows } = await sql<{
    integrity_check: string;
  }>`pragma backup.integrity_check(1)`.execute(db);
  if (rows[0]?.integrity_check !== "ok") throw new Error(`damaged: ${rows[0]?.integrity_check}`);
}

/** @throws if none of our migrations has made the tables. */
async function assertMigrated(db: Database): Promise<void> {
  const steps = await createMigrator(db).getMigrations();
  if (!steps.some(({ executedAt }) => executedAt)) throw new Error(foreignTablesMessage);
}

async function copyAttachedTables(db: Database): Promise<void> {
  const { rows } = await sql<{ type: string; name: string; sql: string }>`
    select type, name, sql from backup.sqlite_schema
    where type in ('table', 'index') and sql is not null and name not like 'sqlite\\_%' escape '\\'
    order by type desc`.execute(db);
  for (const { type, name, sql: statement } of rows) {
    await sql.raw(statement).execute(db);
    if (type !== "table") continue;
    const table = sql.ref(name);
    await sql`insert into main.${table} select * from backup.${table}`.execute(db);
  }
}
