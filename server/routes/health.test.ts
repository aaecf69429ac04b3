import { rmSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { fastify } from "fastify";
import { expect, it, vi } from "vitest";
import { builtSite } from "#tests/harness/built-site";
import { fastClock } from "#tests/harness/fast-clock";
import { testApp } from "#tests/harness/test-app";
import { health } from "./health.ts";

it("tells that the process lives and is ready, without a line in the log", async () => {
  const { app, log } = await testApp();
  for (const url of ["/healthz", "/readyz"]) {
    const response = await app.inject(url);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ status: "ok" });
    expect(response.headers["cache-control"]).toBe("no-store");
  }
  expect(log).toEqual([]);
});

it("leaves nothing behind in the store", async () => {
  const { app, env } = await testApp();
  await app.inject("/readyz");
  const database = new DatabaseSync(join(env.DATA_DIR, "idi.sqlite"), { readOnly: true });
  const { rows } = database.prepare("select count(*) as rows from submissions").get() ?? {};
  database.close();
  expect(rows).toBe(0);
});

it("tells which part fails, lives on, and notes the change once", async () => {
  fastClock({ timers: true });
  const { app, env, log } = await testApp();
  const otherProcess = new DatabaseSync(join(env.DATA_DIR, "idi.sqlite"));
  otherProcess.exec("begin immediate");
  for (let count = 0; count < 2; count++) {
    const response = await app.inject("/readyz");
    expect(response.statusCode).toBe(503);
    expect(response.json()).toEqual({ status: "unavailable", failed: ["store"] });
    expect(response.headers["cache-control"]).toBe("no-store");
    vi.advanceTimersByTime(2000);
  }
  expect((await app.inject("/healthz")).statusCode).toBe(200);
  otherProcess.close();
  const readiness = async () => (await app.inject("/readyz")).json();
  await expect.poll(readiness, { timeout: 20_000 }).toEqual({ status: "ok" });
  expect(log.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ level: 50, msg: "Not ready", failed: ["store"] }),
    expect.objectContaining({ level: 30, msg: "Ready again" }),
  ]);
});

it("names a delivery that stands still", async () => {
  const app = fastify();
  const store = { checkWritable: async () => {} };
  health(app, { env: { DIST_DIR: builtSite() }, store, work: { standsStill: () => true } });
  const response = await app.inject("/readyz");
  expect(response.statusCode).toBe(503);
  expect(response.json()).toEqual({ status: "unavailable", failed: ["delivery"] });
});

it("names the built site when its files are gone", async () => {
  const { app, env } = await testApp({ settings: { DIST_DIR: builtSite() } });
  rmSync(env.DIST_DIR, { recursive: true });
  const response = await app.inject("/readyz");
  expect(response.json()).toEqual({ status: "unavailable", failed: ["site"] });
});
