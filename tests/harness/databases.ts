import { join } from "node:path";
import { afterAll } from "vitest";
import type { DatabaseSetting } from "#server/setting-formats";
import { type PostgresServer, startPostgres } from "./postgres-server.ts";
import { tempFolder } from "./temp-folder.ts";

/** A kind of database, to run a suite against: `create` gives the setting of a new, empty one. */
export interface TestDatabase {
  dialect: DatabaseSetting["dialect"];
  create(): Promise<DatabaseSetting>;
}

/** Both kinds. The PostgreSQL server starts when the first test of a file needs it, and ends with it. */
export function testDatabases(): TestDatabase[] {
  let starting: Promise<PostgresServer> | undefined;
  afterAll(async () => (await starting)?.stop());
  return [
    {
      dialect: "sqlite",
      create: async () => ({ dialect: "sqlite", file: join(tempFolder(), "idi.sqlite") }),
    },
    {
      dialect: "postgres",
      async create() {
        starting ??= startPostgres();
        return { dialect: "postgres", url: await (await starting).createDatabase() };
      },
    },
  ];
}
