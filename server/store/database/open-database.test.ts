import { once } from "node:events";
import { createServer } from "node:net";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { emptyPostgres } from "#tests/harness/databases";
import { tempFolder } from "#tests/harness/temp-folder";
import { DatabaseUnavailableError } from "./database-unavailable.ts";
import { databaseOf, open, openDatabase } from "./open-database.ts";

/** A database server that accepts connections and stays silent, or is not there at all. */
async function brokenServer(isThere: boolean) {
  const server = createServer(() => {}).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  if (isThere) onTestFinished(() => void server.close());
  else await new Promise((resolve) => server.close(resolve));
  return { dialect: "postgres" as const, url: `postgres://idi@127.0.0.1:${port}/idi` };
}

test.each([
  ["is not there", false],
  ["says nothing", true],
])("reports a PostgreSQL server that %s as unavailable", async (_what, isThere) => {
  const opening = openDatabase(await brokenServer(isThere));
  await expect(opening).rejects.toThrow(DatabaseUnavailableError);
  await expect(opening).rejects.toThrow(/^The PostgreSQL database at 127.0.0.1.* DATABASE_URL/);
});

test("opens the database with a later query after an earlier one failed", async () => {
  const file = join(tempFolder(), "idi.sqlite");
  const otherProcess = new DatabaseSync(file);
  otherProcess.exec("begin exclusive");
  const db = databaseOf({ dialect: "sqlite", file }, { lockTimeoutMs: 50 });
  onTestFinished(() => db.destroy());
  await expect(open(db)).rejects.toThrow(DatabaseUnavailableError);
  await expect(db.selectFrom("submissions").selectAll().execute()).rejects.toThrow(
    DatabaseUnavailableError,
  );
  otherProcess.close();
  expect(await db.selectFrom("submissions").selectAll().execute()).toEqual([]);
});

test("does not report a PostgreSQL server that refuses the user as unavailable", async () => {
  const url = (await emptyPostgres()).replace("idi@", "eve@");
  const opening = openDatabase({ dialect: "postgres", url });
  await expect(opening).rejects.toThrow(/role "eve" does not exist/);
  await expect(opening).rejects.not.toThrow(DatabaseUnavailableError);
});
