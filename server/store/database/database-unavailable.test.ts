import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { describe, expect, inject, test } from "vitest";
import {
  createEmptyPostgres,
  listTestDatabases,
  openTestDatabase,
} from "#tests/harness/databases.ts";
import { startFakePlatform } from "#tests/harness/fake-platform.ts";
import { expectForm } from "#tests/harness/form-page.ts";
import { createFormPost, createJsonPost } from "#tests/harness/form-posts.ts";
import { sampleProspect } from "#tests/harness/form-samples.ts";
import { runNode, startServer } from "#tests/harness/node-process.ts";
import { createTempFolder } from "#tests/harness/temp-folder.ts";
import { buildTestApp } from "#tests/harness/test-app.ts";
import { createStore } from "../store.ts";
import { isDatabaseFailure } from "./database-unavailable.ts";
import { createDatabaseClient } from "./open-database.ts";

const [asForm, asJson] = [createFormPost(), createJsonPost()];

describe.each(listTestDatabases())("a failed query in $dialect", ({ create }) => {
  test("is no failure of the database if the query or its values are wrong", async () => {
    const db = await openTestDatabase(await create());
    const add = () => db.insertInto("purges").values({ kind: "a", purged_before: "b" }).execute();
    await add();
    await expect(add()).rejects.toSatisfy((error) => !isDatabaseFailure(error));
    const mistake = sql`select nothing from nowhere`.execute(db);
    await expect(mistake).rejects.toSatisfy((error) => !isDatabaseFailure(error));
  });
});

describe("a start without the database", () => {
  /** Checks that pages are served and form values given back, and that everything works after `bringBack`. */
  async function expectRecovery(
    settings: Record<string, string>,
    bringBack: () => Promise<void> | void,
  ) {
    const platform = await startFakePlatform();
    const { app, log } = await buildTestApp({
      settings: { PLATFORM_URL: platform.url, ...settings },
      open: async (settings) =>
        createStore(settings, createDatabaseClient(settings.DATABASE_URL, { lockTimeoutMs: 50 })),
      runsBackgroundWork: true,
    });
    const json = async () => (await app.inject(asJson)).statusCode;
    expect((await app.inject("/product")).statusCode).toBe(200);
    expect(await json()).toBe(503);
    expectForm(await app.inject(asForm), { status: 503, fields: sampleProspect });
    expect((await app.inject("/readyz")).json()).toMatchObject({ failed: ["store"] });
    expect((await app.inject("/metrics")).statusCode).toBe(200);
    expect(log.join("")).toContain("cannot be used");

    await bringBack();
    await expect.poll(json).toBe(201);
    await expect.poll(async () => (await app.inject("/readyz")).statusCode).toBe(200);
    await expect.poll(() => platform.requests.length).toBe(1);
    expect(log.join("")).toContain("The database is open");
  }

  test("serves pages and waits for PostgreSQL", async () => {
    const { hostname, pathname } = new URL(await createEmptyPostgres());
    const folder = createTempFolder();
    const socket = ".s.PGSQL.5432";
    await expectRecovery(
      { DATABASE_URL: `postgres://idi@${encodeURIComponent(folder)}${pathname}` },
      () => symlinkSync(join(decodeURIComponent(hostname), socket), join(folder, socket)),
    );
  });

  test("serves pages and waits for a file that another process has locked", async () => {
    const DATA_DIR = createTempFolder();
    const otherProcess = new DatabaseSync(join(DATA_DIR, "idi.sqlite"));
    otherProcess.exec("begin exclusive");
    await expectRecovery({ DATA_DIR }, () => otherProcess.close());
  });

  test("serves pages in a process of its own, too", async () => {
    const settings = { DATA_DIR: createTempFolder(), DIST_DIR: inject("testSite") };
    const DATABASE_URL = "postgres://idi@127.0.0.1:1/idi";
    const { url, output } = await startServer({ ...settings, DATABASE_URL });
    expect((await fetch(`${url}/product`)).status).toBe(200);
    expect((await fetch(`${url}/readyz`)).status).toBe(503);
    expect(output.stdout).toContain("cannot be used");
  });

  test("fails when an operator has to fix something", async () => {
    const missing = (await createEmptyPostgres()).replace(/[^/]+$/, "elsewhere");
    const settings = { DATA_DIR: createTempFolder(), DIST_DIR: inject("testSite") };
    const server = runNode("main.ts", [], { ...settings, DATABASE_URL: missing });
    const { code, stderr } = await server.ended;
    expect(stderr).toMatch(/^The PostgreSQL database at .*elsewhere.*DATABASE_URL.*\n$/);
    expect(code).toBe(1);
  });
});
