import { expect, it, onTestFinished } from "vitest";
import { emptyPostgres } from "#tests/harness/databases";
import { freezingProxy } from "#tests/harness/freezing-proxy";
import { postgresPool } from "./postgres.ts";

it("gives up connections that have fallen silent, in use or not, and makes others", async () => {
  const proxy = await freezingProxy(await emptyPostgres());
  onTestFinished(() => proxy.close());
  const pool = postgresPool(proxy.url, 500);
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
