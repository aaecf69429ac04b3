import { join } from "node:path";
import type { DatabaseSetting } from "#server/setting-formats";
import { type PostgresServer, startPostgres } from "#tests/harness/postgres-server";
import type { Scope } from "#tests/harness/scope";
import { tempFolder } from "#tests/harness/temp-folder";

/** An empty database of the scenario's own. */
export interface ScenarioDatabase {
  setting: DatabaseSetting;
  /** The value of DATABASE_URL. */
  url: string;
  /** What runs it, if it is a server. */
  server?: PostgresServer;
}

/** Makes an empty database; a PostgreSQL server starts for it and ends with the scenario. */
export async function createDatabase(
  context: Scope,
  dialect: DatabaseSetting["dialect"],
): Promise<ScenarioDatabase> {
  if (dialect === "sqlite") return databaseFile(join(tempFolder(context), "idi.sqlite"));
  const server = await startPostgres();
  context.onTestFinished(server.stop);
  const url = await server.createDatabase();
  return { setting: { dialect, url }, url, server };
}

/** The database in a file. */
export function databaseFile(file: string): ScenarioDatabase {
  return { setting: { dialect: "sqlite", file }, url: `sqlite:${file}` };
}
