import { join } from "node:path";
import { onTestFinished } from "vitest";
import type { DatabaseSetting } from "#server/settings/setting-formats.ts";
import { type PostgresServer, startPostgres } from "#tests/harness/postgres-server.ts";
import { createTempFolder } from "#tests/harness/temp-folder.ts";

export interface ScenarioDatabase {
  setting: DatabaseSetting;
  /** The value of DATABASE_URL. */
  url: string;
  /** Its server process, if it is PostgreSQL. */
  server?: PostgresServer;
}

/** Creates an empty database; a PostgreSQL server is started for it and ends with the scenario. */
export async function createScenarioDatabase(
  dialect: DatabaseSetting["dialect"],
  folder = createTempFolder(),
): Promise<ScenarioDatabase> {
  if (dialect === "sqlite") {
    const file = join(folder, "idi.sqlite");
    return { setting: { dialect, file }, url: `sqlite:${file}` };
  }
  const server = await startPostgres();
  onTestFinished(server.stop);
  const url = await server.createDatabase();
  return { setting: { dialect, url }, url, server };
}
