import { DatabaseSync } from "node:sqlite";
import pg from "pg";
import type { DatabaseSetting } from "#server/settings/setting-formats.ts";

/** Locks a database against all writers, as another program may; returns the function that unlocks it. */
export async function lockAgainstWriters(setting: DatabaseSetting): Promise<() => Promise<void>> {
  if (setting.dialect === "sqlite") {
    const database = new DatabaseSync(setting.file, { timeout: 2000 });
    database.exec("begin exclusive");
    return async () => {
      database.exec("rollback");
      database.close();
    };
  }
  const client = new pg.Client({ connectionString: setting.url });
  await client.connect();
  await client.query("begin; lock table submissions in access exclusive mode");
  return () => client.end();
}
