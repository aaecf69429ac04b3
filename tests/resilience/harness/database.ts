import { join } from "node:path";
import type { DatabaseSetting } from "#server/setting-formats";
import { type PostgresServer, startPostgres } from "../../harness/postgres-server.ts";
import type { Context } from "../scenario.ts";
import { tempFolder } from "./temp-folder.ts";

/** An empty database of the scenario's own. */
export interface StageDatabase {
  setting: DatabaseSetting;
  /** The value of DATABASE_URL. */
  url: string;
  /** What runs it, if it is a server. */
  server?: PostgresServer;
}

/** Makes an empty database; a PostgreSQL server starts for it and ends with the scenario. */
export async function createDatabase(
  context: Pick<Context, "stack">,
  dialect: DatabaseSetting["dialect"],
): Promise<StageDatabase> {
  if (dialect === "sqlite") return databaseFile(join(tempFolder(context), "idi.sqlite"));
  const server = await startPostgres();
  context.stack.defer(server.stop);
  const url = await server.createDatabase();
  return { setting: { dialect, url }, url, server };
}

/** The database in a file. */
export function databaseFile(file: string): StageDatabase {
  return { setting: { dialect: "sqlite", file }, url: `sqlite:${file}` };
}
