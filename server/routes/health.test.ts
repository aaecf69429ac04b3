import { rmSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { fastify } from "fastify";
import { expect, test, vi } from "vitest";
import { buildTestApp } from "#tests/harness/test-app.ts";
import { createTestSite } from "#tests/harness/test-site.ts";
import { addHealthRoutes } from "./health.ts";

test("reports that the process is alive and ready, and leaves nothing in the log or the store", async () => {
  const { app, log, store } = await buildTestApp();
  for (const url of ["/healthz", "/readyz"]) {
    const response = await app.inject(url);
    expect([response.statusCode, response.json()]).toEqual([200, { status: "ok" }]);
    expect(response.headers["cache-control"]).toBe("no-store");
  }
  expect(log).toEqual([]);
  expect(await store.submissions.count({})).toBe(0);
});

test("reports which check fails, stays alive, and logs each change once", async () => {
  const { app, settings, log } = await buildTestApp({ lockTimeoutMs: 50 });
  const readiness = async () => (await app.inject("/readyz")).json();
  const otherProcess = new DatabaseSync(join(settings.DATA_DIR, "idi.sqlite"));
  otherProcess.exec("begin immediate");
  for (let count = 0; count < 2; count++) {
    expect(await readiness()).toEqual({ status: "unavailable", failed: ["store"] });
    // Each result is reused for a second.
    await sleep(1100);
  }
  expect((await app.inject("/healthz")).statusCode).toBe(200);
  otherProcess.close();
  await expect.poll(readiness).toEqual({ status: "ok" });
  expect(log.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ level: 50, msg: "Not ready", failed: ["store"] }),
    expect.objectContaining({ level: 30, msg: "Ready again" }),
  ]);
});

test("is not ready when the files of the built site are gone", async () => {
  const DIST_DIR = createTestSite();
  rmSync(DIST_DIR, { recursive: true });
  const app = fastify();
  const store = { assertWritable: async () => {} };
  await app.register(addHealthRoutes, { settings: { DIST_DIR }, store });
  const response = await app.inject("/readyz");
  expect(response.statusCode).toBe(503);
  expect(response.headers["cache-control"]).toBe("no-store");
  expect(response.json()).toEqual({ status: "unavailable", failed: ["site"] });
});

/** An app that reports whether `assertWritable` resolves, and the reasons why it is not ready. */
async function watchStore(assertWritable: () => Promise<void>) {
  const app = fastify();
  await app.register(addHealthRoutes, {
    settings: { DIST_DIR: createTestSite() },
    store: { assertWritable },
  });
  return async () => (await app.inject("/readyz")).json().failed ?? [];
}

test("writes to the store once for all requests within a second, and again afterwards", async () => {
  const start = performance.now();
  const clock = vi.spyOn(performance, "now").mockReturnValue(start);
  const check = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error("locked"));
  check.mockResolvedValue();
  const getFailed = await watchStore(check);
  expect(await Promise.all([getFailed(), getFailed()])).toEqual([["store"], ["store"]]);
  clock.mockReturnValue(start + 900);
  expect(await getFailed()).toEqual(["store"]);
  expect(check).toHaveBeenCalledTimes(1);
  clock.mockReturnValue(start + 1100);
  await expect.poll(getFailed).toEqual([]);
  expect(check).toHaveBeenCalledTimes(2);
});

test("fails while the store does not answer, and does not write to it twice at a time", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const check = vi.fn(() => promise);
  const getFailed = await watchStore(check);
  for (let second = 0; second < 2; second++) expect(await getFailed()).toEqual(["store"]);
  expect(check).toHaveBeenCalledTimes(1);
  resolve();
  await expect.poll(getFailed).toEqual([]);
  expect(check).toHaveBeenCalledTimes(1);
});
