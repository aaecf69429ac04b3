import { join } from "node:path";
import { inject } from "vitest";
import type { DatabaseSetting } from "#server/setting-formats";
import { createDatabase } from "./postgres-server.ts";
import { tempFolder } from "./temp-folder.ts";

/** A kind of database to run a suite against: `create` returns the setting of a new, empty one. */
export interface TestDatabase {
  dialect: DatabaseSetting["dialect"];
  create(): Promise<DatabaseSetting>;
}

/** Both kinds. */
export function testDatabases(): TestDatabase[] {
  return [
    {
      dialect: "sqlite",
      create: async () => ({ dialect: "sqlite", file: join(tempFolder(), "idi.sqlite") }),
    },
    {
      dialect: "postgres",
      create: async () => ({ dialect: "postgres", url: await emptyPostgres() }),
    },
  ];
}

/** Creates an empty database in the PostgreSQL server of all tests, and returns its URL. */
export function emptyPostgres(): Promise<string> {
  return createDatabase(inject("postgresUrl"));
}
