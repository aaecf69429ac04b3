import { renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { load } from "cheerio";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { endpoints } from "#contract/endpoints";
import { spamFields } from "#contract/spam-signs";
import { builtSite } from "#tests/harness/built-site";
import { fakePlatform } from "#tests/harness/fake-platform";
import { listKept } from "#tests/harness/kept";
import { runNode, startServer } from "#tests/harness/node-process";
import { startPostgres } from "#tests/harness/postgres-server";
import { anna, formHeaders, formOf } from "#tests/harness/prospects";
import { tempFolder } from "#tests/harness/temp-folder";
import { testApp } from "#tests/harness/test-app";
import { openStore } from "./open-store.ts";

const post = { method: "POST", url: endpoints.prospect } as const;
const asForm = { ...post, headers: formHeaders, payload: formOf(anna) };
const asJson = { ...post, payload: anna };

it("keeps the words while another process has locked the database, and serves pages", async () => {
  const settings = { DATA_DIR: tempFolder(), DIST_DIR: builtSite() };
  const { url } = await startServer(settings);
  const send = (headers: Record<string, string>, body: string) =>
    fetch(url + endpoints.prospect, { method: "POST", headers, body });
  const json = () => send({ "content-type": "application/json" }, JSON.stringify(anna));
  const otherProcess = new DatabaseSync(join(settings.DATA_DIR, "idi.sqlite"), { timeout: 20_000 });
  onTestFinished(() => otherProcess.close());
  otherProcess.exec("begin exclusive");

  let isAnswered = false;
  const waiting = json().finally(() => {
    isAnswered = true;
  });
  // The message waits for the lock. Nobody else does.
  expect((await fetch(`${url}/product`)).status).toBe(200);
  expect(isAnswered).toBe(false);
  expect((await waiting).status).toBe(503);
  const form = await send(formHeaders, formOf(anna));
  expect(form.status).toBe(503);
  expect(load(await form.text())("[name=messageBody]").val()).toBe(anna.messageBody);

  otherProcess.exec("commit");
  expect((await json()).status).toBe(201);
  const { rows } = otherProcess.prepare("select count(*) as rows from submissions").get() ?? {};
  expect(rows).toBe(1);
});

it("acknowledges nothing that goes into a file which is not there any more", async () => {
  const { app, env, list, log } = await testApp();
  const file = join(env.DATA_DIR, "idi.sqlite");
  renameSync(file, `${file}.old`);
  expect((await app.inject(asJson)).statusCode).toBe(503);
  expect((await app.inject(asForm)).body).toContain(anna.companyName.split(" ")[0]);
  expect((await app.inject("/readyz")).json()).toMatchObject({ failed: ["store"] });
  expect(log.join("")).toContain("FILE_REPLACED");
  renameSync(`${file}.old`, file);
  await expect
    .poll(async () => (await app.inject(asJson)).statusCode, { timeout: 20_000 })
    .toBe(201);
  expect(await list()).toHaveLength(1);
});

describe.each(["-wal", "-shm"])("while %s is removed under the server", (end) => {
  it("acknowledges nothing until all that was acknowledged before is safe", async () => {
    const { app, env, list, log } = await testApp();
    const file = join(env.DATA_DIR, "idi.sqlite");
    const robot = { ...asJson, payload: { ...anna, [spamFields.honeypot]: "x" } };
    expect((await app.inject(asJson)).statusCode).toBe(201);
    for (const request of [asJson, robot, { ...asJson, payload: { ...anna, senderName: "Eva" } }]) {
      rmSync(file + end);
      expect((await app.inject(request)).statusCode).toBe(503);
      expect((await app.inject(request)).statusCode).toBeLessThan(400);
    }
    expect(log.join("")).toContain("LOG_REMOVED");
    // Another process finds what we have said that we keep.
    const other = await openStore(env);
    onTestFinished(() => other.close());
    expect(await listKept(other)).toHaveLength(3);
    expect(await list()).toEqual(await listKept(other));
    expect(await listKept(other, "spam")).toHaveLength(1);
  });

  it("writes nothing beside what another process has begun in its place", async () => {
    const { app, env } = await testApp();
    const path = `${join(env.DATA_DIR, "idi.sqlite")}${end}`;
    renameSync(path, `${path}.old`);
    writeFileSync(path, "");
    expect((await app.inject(asJson)).statusCode).toBe(503);
    expect((await app.inject(asJson)).statusCode).toBe(503);
    renameSync(`${path}.old`, path);
    expect((await app.inject(asJson)).statusCode).toBe(201);
  });
});

it("keeps the words while PostgreSQL is down, and takes up again when it is back", async () => {
  const server = await startPostgres();
  onTestFinished(() => server.stop());
  const settings = { DATABASE_URL: await server.createDatabase() };
  const { app, list } = await testApp({ settings });
  let acknowledged = 0;
  const send = async () => {
    const { statusCode } = await app.inject(asJson);
    if (statusCode === 201) acknowledged += 1;
    return statusCode;
  };
  expect(await send()).toBe(201);
  await server.crash();
  // What serves our connection may live a little longer than the server that was killed.
  await expect.poll(send, { timeout: 20_000 }).toBe(503);
  const form = await app.inject(asForm);
  expect(form.statusCode).toBe(503);
  expect(load(form.body)("[name=messageBody]").val()).toBe(anna.messageBody);
  expect((await app.inject("/readyz")).json()).toMatchObject({ failed: ["store"] });
  expect((await app.inject("/metrics")).statusCode).toBe(200);
  await server.restart();
  await expect.poll(send, { timeout: 20_000 }).toBe(201);
  expect(await list()).toHaveLength(acknowledged);
});

describe("at a start without the database", { timeout: 60_000 }, () => {
  /** Checks that pages come and words stay, and then, after `bringBack`, that everything works. */
  async function expectRecovery(
    settings: Record<string, string>,
    bringBack: () => Promise<void> | void,
  ) {
    const platform = await fakePlatform();
    const { url, output } = await startServer({
      DATA_DIR: tempFolder(),
      DIST_DIR: builtSite(),
      PLATFORM_URL: platform.url,
      ...settings,
    });
    const send = (headers: Record<string, string>, body: string) =>
      fetch(url + endpoints.prospect, { method: "POST", headers, body });
    const json = () => send({ "content-type": "application/json" }, JSON.stringify(anna));
    expect((await fetch(`${url}/product`)).status).toBe(200);
    expect((await json()).status).toBe(503);
    const form = await send(formHeaders, formOf(anna));
    expect(form.status).toBe(503);
    expect(load(await form.text())("[name=messageBody]").val()).toBe(anna.messageBody);
    const readiness = await fetch(`${url}/readyz`);
    expect(readiness.status).toBe(503);
    expect(await readiness.json()).toMatchObject({ failed: ["store"] });
    expect(output.stdout).toContain("cannot be used");

    await bringBack();
    await expect.poll(async () => (await json()).status, { timeout: 30_000 }).toBe(201);
    await expect
      .poll(async () => (await fetch(`${url}/readyz`)).status, { timeout: 30_000 })
      .toBe(200);
    await vi.waitFor(() => expect(platform.requests).toHaveLength(1), 30_000);
    expect(output.stdout).toContain("The database is open");
  }

  it("serves pages and waits for PostgreSQL", async () => {
    const server = await startPostgres();
    onTestFinished(() => server.stop());
    const DATABASE_URL = await server.createDatabase();
    await server.crash();
    await expectRecovery({ DATABASE_URL }, server.restart);
  });

  it("serves pages and waits for a file that another process has locked", async () => {
    const DATA_DIR = tempFolder();
    const otherProcess = new DatabaseSync(join(DATA_DIR, "idi.sqlite"));
    otherProcess.exec("begin exclusive");
    await expectRecovery({ DATA_DIR }, () => otherProcess.close());
  });

  it("ends when somebody has to mend something", async () => {
    const server = await startPostgres();
    onTestFinished(() => server.stop());
    const missing = (await server.createDatabase()).replace(/\w+$/, "elsewhere");
    const settings = { DATA_DIR: tempFolder(), DIST_DIR: builtSite(), DATABASE_URL: missing };
    const { code, stderr } = await runNode("main.ts", [], settings).ended;
    expect(stderr).toMatch(/^The PostgreSQL database at .*elsewhere.*DATABASE_URL.*\n$/);
    expect(code).toBe(1);
  });
});
