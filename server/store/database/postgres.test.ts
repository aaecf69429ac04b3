import { expect, onTestFinished, test } from "vitest";
import { createEmptyPostgres } from "#tests/harness/databases.ts";
import { startFreezingProxy } from "#tests/harness/freezing-proxy.ts";
import { readSettings } from "../../settings/settings.ts";
import { openStore } from "../store.ts";
import { createPostgresPool } from "./postgres.ts";

test("replaces connections that no longer answer, in use or not", async () => {
  const proxy = await startFreezingProxy(await createEmptyPostgres());
  onTestFinished(() => proxy.close());
  const { pool } = createPostgresPool(proxy.url, 500);
  onTestFinished(() => pool.end());
  const inTransaction = await pool.connect();
  const idle = await pool.connect();
  await inTransaction.query("begin");
  idle.release();
  proxy.freeze();
  await expect(inTransaction.query("select 1")).rejects.toThrow(/silent/);
  await expect(inTransaction.query("rollback")).rejects.toThrow();
  inTransaction.release();
  // Neither of the two is used again.
  const results = await Promise.all([pool.query("select 1"), pool.query("select 1")]);
  expect(results.map(({ rowCount }) => rowCount)).toEqual([1, 1]);
});

test("connects by the folder of the server's socket, as psql does", async () => {
  const { hostname, pathname, username } = new URL(await createEmptyPostgres());
  const DATABASE_URL = `postgres://${pathname}?host=${decodeURIComponent(hostname)}&user=${username}`;
  const store = await openStore(readSettings({ DATABASE_URL }));
  expect(await store.outbox.readStats()).toEqual([]);
  await store.close();
});

test("names the folder of a socket at which no server listens", async () => {
  const DATABASE_URL = "postgres:///idi?host=/nowhere/postgresql";
  await expect(openStore(readSettings({ DATABASE_URL }))).rejects.toThrow(
    /database at \/nowhere\/postgresql cannot be used/,
  );
});
