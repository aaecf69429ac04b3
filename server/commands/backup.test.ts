import { once } from "node:events";
import { readdirSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { formatReference } from "#contract/reference.ts";
import { openTestDatabase, openTestStore } from "#tests/harness/databases.ts";
import { startFakePlatform } from "#tests/harness/fake-platform.ts";
import { sendProspect } from "#tests/harness/form-posts.ts";
import { sampleProspect } from "#tests/harness/form-samples.ts";
import { listenOnFreePort } from "#tests/harness/listen-on-free-port.ts";
import { runNode, startServer } from "#tests/harness/node-process.ts";
import { runCli } from "#tests/harness/run-cli.ts";
import { addSubmission } from "#tests/harness/submissions.ts";
import { createTempFolder } from "#tests/harness/temp-folder.ts";
import { buildTestApp } from "#tests/harness/test-app.ts";
import { createTestSite } from "#tests/harness/test-site.ts";
import { backUp } from "../backups/back-up.ts";
import { program as backup } from "./backup.ts";
import { program as prospectsProgram } from "./prospects.ts";
import { program as restore } from "./restore.ts";

const prospects = (settings: Record<string, string>, command: string) =>
  runCli(prospectsProgram, [command], settings);

/** A database with one prospect, beside the settings that name it. */
async function createDatabaseWithAnna() {
  const settings = { DATA_DIR: createTempFolder() };
  const database = { dialect: "sqlite" as const, file: join(settings.DATA_DIR, "idi.sqlite") };
  const store = await openTestStore(database);
  const { id } = await addSubmission(store);
  return { settings, database, store, id };
}

async function writeBackup(): Promise<string> {
  const file = join(createTempFolder(), "backup.sqlite");
  await backUp((await createDatabaseWithAnna()).database, file);
  return file;
}

test("backs up a running server, restores it elsewhere and prints what the backup holds", async () => {
  const settings = { DATA_DIR: createTempFolder(), DIST_DIR: createTestSite() };
  const { url } = await startServer(settings);
  await sendProspect(url);
  const file = join(createTempFolder(), "backup.sqlite");
  const backupRun = await runNode("commands/backup.ts", [file], settings).ended;
  const rows = "  submissions  1\n  outbox       0\n  deletions    0\n  page_counts  0\n";
  expect(backupRun).toMatchObject({ code: 0, stderr: "", stdout: `Written to ${file}:\n${rows}` });
  const otherSettings = { DATA_DIR: join(createTempFolder(), "data") };
  const restoreRun = await runNode("commands/restore.ts", [file], otherSettings).ended;
  const stdout = `Restored from ${file} into ${otherSettings.DATA_DIR}/idi.sqlite:\n${rows}`;
  expect(restoreRun).toMatchObject({ code: 0, stderr: "", stdout });
  expect((await prospects(otherSettings, "list")).stdout).toContain(sampleProspect.senderName);
  const secondRestore = await runCli(restore, [file], otherSettings);
  expect(secondRestore).toMatchObject({ code: 1, stdout: "" });
  expect(secondRestore.stderr).toMatch(/^The database is not empty: it has submissions.*\n$/);
});

test("names backups in a folder by the time", async () => {
  const { settings } = await createDatabaseWithAnna();
  const folder = join(createTempFolder(), "backups");
  const { code, stdout } = await runCli(backup, ["--folder", folder], settings);
  expect(code).toBe(0);
  expect(stdout).toMatch(/^Written to .*\/backups\/\d{4}-\d\d-\d\dT\d{6}\.sqlite:$/m);
});

test("ends with status 3 when the folder of backups needs a look, after backing up", async () => {
  const { settings } = await createDatabaseWithAnna();
  const folder = createTempFolder();
  writeFileSync(join(folder, "9999-01-01T023000.sqlite"), "");
  const { code, stdout, stderr } = await runCli(backup, ["--folder", folder], settings);
  expect(code).toBe(3);
  expect(stdout).toMatch(/^Written to /);
  expect(stderr).toMatch(/^Dated in the future \(1\): .*9999-01-01T023000\.sqlite/);
});

test("restores in place, and the file set aside still delivers what was received since the backup", async () => {
  const platform = await startFakePlatform();
  const DATA_DIR = createTempFolder();
  const settings = { DATA_DIR, PLATFORM_URL: platform.url };
  const file = join(createTempFolder(), "backup.sqlite");
  const database = { dialect: "sqlite" as const, file: join(DATA_DIR, "idi.sqlite") };
  const store = await openTestStore(database, { platform: platform.url });
  await backUp(database, file);
  await addSubmission(store);
  await store.close();
  const command = { ...settings, IDI_COMMAND: "/releases/2/deploy/idi" };
  const { code, stdout } = await runCli(restore, ["--set-aside", file], command);
  expect(code).toBe(0);
  expect(stdout).toMatch(/messages: 1, not delivered: 1/);
  const [, DATABASE_URL = ""] =
    /^ {2}\/releases\/2\/deploy\/idi DATABASE_URL=(\S+) prospects list/m.exec(stdout) ?? [];
  const setAsideSettings = { ...settings, DATABASE_URL };
  expect((await prospects(setAsideSettings, "list")).stdout).toContain(sampleProspect.senderName);
  expect((await prospects(settings, "list")).stdout).not.toContain(sampleProspect.senderName);
  await buildTestApp({ settings: setAsideSettings, runsBackgroundWork: true });
  await expect.poll(() => platform.requests.length).toBe(1);
  expect(JSON.stringify(platform.requests[0]?.body)).toContain(sampleProspect.senderName);
});

test("quotes the path of a database set aside in a folder whose name has a space", async () => {
  const DATA_DIR = join(createTempFolder(), "all data");
  const file = join(createTempFolder(), "backup.sqlite");
  const database = { dialect: "sqlite" as const, file: join(DATA_DIR, "idi.sqlite") };
  const store = await openTestStore(database);
  await backUp(database, file);
  await addSubmission(store);
  await store.close();
  const { stdout } = await runCli(restore, ["--set-aside", file], { DATA_DIR });
  const [, quoted = ""] =
    /^ {2}DATABASE_URL='([^']+)' npm run prospects -- list/m.exec(stdout) ?? [];
  expect(quoted).toMatch(new RegExp(`^sqlite:${DATA_DIR}/set-aside-[^/]+/idi\\.sqlite$`));
});

test("speaks of no database set aside where there was none", async () => {
  const [file, DATA_DIR] = [await writeBackup(), createTempFolder()];
  const { code, stdout } = await runCli(restore, ["--set-aside", file], { DATA_DIR });
  expect(code).toBe(0);
  expect(stdout).toMatch(/^Restored from /);
  expect(stdout).not.toContain("set-aside");
});

test("ends with status 3 when the list of deletions of the database set aside cannot be read", async () => {
  const [file, DATA_DIR] = [await writeBackup(), createTempFolder()];
  writeFileSync(join(DATA_DIR, "idi.sqlite"), "damaged");
  const { code, stderr } = await runCli(restore, ["--set-aside", file], { DATA_DIR });
  expect(code).toBe(3);
  expect(stderr).toMatch(/set-aside-\S+idi\.sqlite\..*person -- delete/);
});

/** A PostgreSQL server that never answers; `connected` resolves at the first connection. */
async function silentServer() {
  const server = createServer();
  onTestFinished(() => void server.close());
  const connected = once(server, "connection");
  const port = await listenOnFreePort(server);
  return { url: `postgres://idi:idi@127.0.0.1:${port}/idi`, connected };
}

test("backs up and restores beside a damaged submission, names it, and ends with status 3", async () => {
  const { settings, database, id } = await createDatabaseWithAnna();
  const db = await openTestDatabase(database);
  await db.updateTable("submissions").set({ fields: "{" }).execute();
  const file = join(createTempFolder(), "backup.sqlite");
  const backupRun = await runCli(backup, [file], settings);
  const restoreRun = await runCli(restore, [file], { DATA_DIR: createTempFolder() });
  for (const { code, stdout, stderr } of [backupRun, restoreRun]) {
    expect(code).toBe(3);
    expect(stdout).toMatch(/submissions +1\n/);
    expect(stderr).toMatch(new RegExp(`^.*${formatReference(id)}\n$`));
  }
});

test("leaves no copy of a backup when a restore is killed", async () => {
  const file = await writeBackup();
  const [{ url, connected }, TMPDIR] = [await silentServer(), createTempFolder()];
  const { child, ended } = runNode("commands/restore.ts", [file], { DATABASE_URL: url, TMPDIR });
  await connected;
  child.kill("SIGKILL");
  await ended;
  expect(readdirSync(TMPDIR)).toEqual([]);
});

test("restores a backup into a scratch database without the configured database", async () => {
  const file = await writeBackup();
  const [{ url, connected }, folder] = [await silentServer(), join(createTempFolder(), "scratch")];
  let wasConnected = false;
  void connected.then(() => {
    wasConnected = true;
  });
  const DATABASE_URL = `sqlite:${folder}/idi.sqlite`;
  const words = ["--scratch", folder, file];
  const { code, stdout } = await runCli(restore, words, { DATABASE_URL: url });
  expect(code).toBe(0);
  expect(stdout).toContain(DATABASE_URL);
  expect(wasConnected).toBe(false);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  expect((await prospects({ DATABASE_URL }, "list")).stdout).toContain(sampleProspect.senderName);
  const secondRun = await runCli(restore, words, { DATABASE_URL: url });
  expect(secondRun).toMatchObject({ code: 1, stderr: expect.stringContaining("is not empty") });
});

test("leaves nothing of a scratch database whose restore failed", async () => {
  const [file, folder] = [await writeBackup(), createTempFolder()];
  const db = new DatabaseSync(file);
  db.exec("alter table submissions add column other");
  db.close();
  expect((await runCli(restore, ["--scratch", folder, file])).code).toBe(1);
  expect(readdirSync(folder)).toEqual([]);
});

test("refuses a scratch database in the folder of the configured one, however the path is written", async () => {
  const file = await writeBackup();
  const DATA_DIR = createTempFolder();
  const link = join(createTempFolder(), "link");
  symlinkSync(DATA_DIR, link);
  const { code, stderr } = await runCli(restore, ["--scratch", link, file], { DATA_DIR });
  expect(code).toBe(1);
  expect(stderr).toContain("is the folder of the server's database");
  expect(readdirSync(DATA_DIR)).toEqual([]);
});
