import { copyFileSync } from "node:fs";
import { join } from "node:path";
import { Kysely } from "kysely";
import { Migrator } from "kysely/migration";
import { inject, onTestFinished } from "vitest";
import type { DatabaseSetting } from "#server/settings/setting-formats.ts";
import type { Settings } from "#server/settings/settings.ts";
import { createMigrator, migrate } from "#server/store/database/migrations.ts";
import { NodeSqliteDialect } from "#server/store/database/node-sqlite.ts";
import { openDatabase } from "#server/store/database/open-database.ts";
import { SqliteFile } from "#server/store/database/sqlite-file.ts";
import { openStore } from "#server/store/store.ts";
import { createDatabase } from "./postgres-server.ts";
import { createTempFolder } from "./temp-folder.ts";

/** A kind of database to run a suite against. */
interface TestDatabase {
  dialect: DatabaseSetting["dialect"];
  /** Returns the setting of a new one, with the tables of this release. */
  create(): Promise<DatabaseSetting>;
  /** Returns the setting of a new one without tables. */
  createEmpty(): Promise<DatabaseSetting>;
}

export function listTestDatabases(): [sqlite: TestDatabase, postgres: TestDatabase] {
  const newFile = () => join(createTempFolder(), "idi.sqlite");
  return [
    {
      dialect: "sqlite",
      async create() {
        const file = newFile();
        copyFileSync(inject("templates").file, file);
        return { dialect: "sqlite", file };
      },
      createEmpty: async () => ({ dialect: "sqlite", file: newFile() }),
    },
    {
      dialect: "postgres",
      async create() {
        const { postgresUrl } = inject("templates");
        return {
          dialect: "postgres",
          url: await createDatabase(inject("postgresUrl"), postgresUrl),
        };
      },
      createEmpty: async () => ({ dialect: "postgres", url: await createEmptyPostgres() }),
    },
  ];
}

/** Creates an empty database in the PostgreSQL server of all tests, and returns its URL. */
export function createEmptyPostgres(): Promise<string> {
  return createDatabase(inject("postgresUrl"));
}

/** Opens a store until the running test has finished; `now` is its clock. */
export async function openTestStore(
  DATABASE_URL: DatabaseSetting,
  deliveryTargets: Partial<Settings["deliveryTargets"]> = {},
  now = () => Date.now(),
) {
  const store = await openStore({ DATABASE_URL, deliveryTargets, now });
  onTestFinished(() => store.close());
  return store;
}

/** Opens a database, for queries of its own, until the running test has finished. */
export async function openTestDatabase(setting: DatabaseSetting) {
  const db = await openDatabase(setting);
  onTestFinished(() => db.destroy());
  return db;
}

/** Runs a migration on a file that this release does not know, as a newer release or another program does. */
export async function runUnknownMigration(file: string, name: string): Promise<void> {
  await using db = openFile(file);
  const knownMigrations = await createMigrator(db).getMigrations();
  const executed = knownMigrations.filter(({ executedAt }) => executedAt);
  const migrations = {
    ...Object.fromEntries(executed.map(({ name, migration }) => [name, migration])),
    [name]: { up: async () => {} },
  };
  const provider = { getMigrations: async () => migrations };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error) throw error;
}

/** The file of a database as releases before this one made it, up to a migration. */
export async function createOlderDatabase(lastStep: string): Promise<string> {
  const file = join(createTempFolder(), "idi.sqlite");
  await using db = openFile(file);
  await migrate(db, lastStep);
  return file;
}

/** Opens a file as it is. */
function openFile(file: string): Kysely<object> {
  return new Kysely({ dialect: new NodeSqliteDialect(async () => new SqliteFile(file)) });
}
