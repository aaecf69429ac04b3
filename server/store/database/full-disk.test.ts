import fs, { readdirSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { expect, onTestFinished, test, vi } from "vitest";
import { expectForm } from "#tests/harness/form-page.ts";
import { createFormPost, createJsonPost } from "#tests/harness/form-posts.ts";
import { sampleProspect } from "#tests/harness/form-samples.ts";
import { createTempFolder } from "#tests/harness/temp-folder.ts";
import { buildTestApp } from "#tests/harness/test-app.ts";
import { createStore, type openStore } from "../store.ts";
import { DatabaseUnavailableError } from "./database-unavailable.ts";
import { openDatabase } from "./open-database.ts";

/** Replaces a function of node:fs until the returned function is called, or the test has finished. */
function replace<Name extends "statfsSync" | "openSync">(
  name: Name,
  replacement: (typeof fs)[Name],
) {
  const spy = vi.spyOn(fs, name).mockImplementation(replacement as never);
  syncBuiltinESMExports();
  const restore = () => {
    spy.mockRestore();
    syncBuiltinESMExports();
  };
  onTestFinished(restore);
  return restore;
}

const fillDisk = () => replace("statfsSync", (() => ({ bavail: 63, bsize: 4096 })) as never);

const longProspect = { ...sampleProspect, messageBody: "Hej! ".repeat(800).trim() };

test("refuses posts without losing any while the disk is full, and accepts them once there is room", async () => {
  let limitPages = async (_most: number) => {};
  const open: typeof openStore = async (settings) => {
    const db = await openDatabase(settings.DATABASE_URL);
    limitPages = async (maxPages) => {
      await sql`pragma max_page_count = ${sql.lit(maxPages)}`.execute(db);
    };
    return createStore(settings, db);
  };
  const platformSettings = { PLATFORM_URL: "https://platform.example" };
  const { app, list, settings, log } = await buildTestApp({ settings: platformSettings, open });
  let acknowledged = 0;
  const send = async () => {
    const { statusCode } = await app.inject(createJsonPost(longProspect));
    if (statusCode === 201) acknowledged += 1;
    return statusCode;
  };
  expect(await send()).toBe(201);
  // SQLite does not go below the current size of the database.
  await limitPages(1);
  // Free pages and the log may still take a few.
  await expect.poll(send, { interval: 1 }).toBe(503);

  expectForm(await app.inject(createFormPost(longProspect)), { status: 503, fields: longProspect });
  expect((await app.inject("/readyz")).json()).toMatchObject({ failed: ["store"] });
  expect((await app.inject("/product")).statusCode).toBe(200);
  expect(log.join("")).toContain("database or disk is full");
  expect(await list()).toHaveLength(acknowledged);

  await limitPages(100_000);
  expect(await send()).toBe(201);
  // Its last result is reused for a second.
  const readiness = async () => (await app.inject("/readyz")).statusCode;
  await expect.poll(readiness).toBe(200);
  const database = new DatabaseSync(join(settings.DATA_DIR, "idi.sqlite"));
  const value = (sql: string) => Object.values(database.prepare(sql).get() ?? {})[0];
  expect(value("pragma integrity_check")).toBe("ok");
  const dispatched =
    "select count(*) from outbox join submissions on submission_id = submissions.id";
  expect(value(dispatched)).toBe(acknowledged);
  database.close();
});

test("starts with an almost full disk, serves pages, and accepts messages once there is room", async () => {
  const makeRoom = fillDisk();
  const { app, log, settings } = await buildTestApp({
    open: async (settings) => createStore(settings),
    runsBackgroundWork: true,
  });
  expect((await app.inject("/product")).statusCode).toBe(200);
  expectForm(await app.inject(createFormPost(longProspect)), { status: 503, fields: longProspect });
  expect((await app.inject("/readyz")).json()).toMatchObject({ failed: ["store"] });
  expect(log.join("")).toContain("less than 256 KB free");
  // SQLite has mapped nothing.
  expect(readdirSync(settings.DATA_DIR)).toEqual(["idi.sqlite"]);
  makeRoom();
  const send = async () => (await app.inject(createJsonPost(longProspect))).statusCode;
  expect(await send()).toBe(201);
  // The same while it runs: what was sent can be read, and nothing is written.
  fillDisk();
  expect(await send()).toBe(503);
  const store = createStore(settings);
  await expect(store.open()).rejects.toThrow(DatabaseUnavailableError);
  await store.close();
});

test("on an almost full disk reads, completes what has begun, and writes nothing else", async () => {
  const setting = { dialect: "sqlite", file: join(createTempFolder(), "idi.sqlite") } as const;
  const db = await openDatabase(setting, { requiresFreeSpace: true });
  onTestFinished(() => db.destroy());
  const purge = (kind: string) => ({ kind, purged_before: "2026-01-31" });
  await db.transaction().execute(async (transaction) => {
    await transaction.insertInto("purges").values(purge("begun")).execute();
    fillDisk();
    await transaction.insertInto("purges").values(purge("ended")).execute();
  });
  const listPurges = () => db.selectFrom("purges").select("kind").orderBy("kind").execute();
  expect(await listPurges()).toEqual([{ kind: "begun" }, { kind: "ended" }]);
  for (const write of [
    db.insertInto("purges").values(purge("new")),
    db.updateTable("purges").set({ kind: "changed" }).returning("kind"),
    db.deleteFrom("purges"),
    db.schema.dropTable("purges"),
  ]) {
    await expect(write.execute()).rejects.toThrow(/less than 256 KB free/);
  }
  const begin = db.transaction().execute(async () => {});
  await expect(begin).rejects.toThrow(/less than 256 KB free/);
  expect(await listPurges()).toHaveLength(2);
});

test.each(["ENOSPC", "EROFS"])("treats a disk that fails with %s as unavailable", async (code) => {
  const DATABASE_URL = { dialect: "sqlite", file: join(createTempFolder(), "idi.sqlite") } as const;
  const restore = replace("openSync", () => {
    throw Object.assign(new Error(code), { code });
  });
  const store = createStore({ DATABASE_URL });
  onTestFinished(() => store.close());
  await expect(store.open()).rejects.toThrow(DatabaseUnavailableError);
  restore();
  await store.open();
});
