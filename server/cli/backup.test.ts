import { once } from "node:events";
import { readdirSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { referenceOf } from "#contract/reference";
import { openTestDatabase, openTestStore } from "#tests/harness/databases";
import { fakePlatform } from "#tests/harness/fake-platform";
import { runNode, startServer } from "#tests/harness/node-process";
import { anna, sendProspect } from "#tests/harness/prospects";
import { smallSite } from "#tests/harness/small-site";
import { addSubmission } from "#tests/harness/submissions";
import { tempFolder } from "#tests/harness/temp-folder";
import { backUp } from "../backups/back-up.ts";

test("backs up a running server, restores it elsewhere and prints what the backup holds", async () => {
  const settings = { DATA_DIR: tempFolder(), DIST_DIR: smallSite() };
  const { url } = await startServer(settings);
  await sendProspect(url);
  const file = join(tempFolder(), "backup.sqlite");
  const backup = await runNode("cli/backup.ts", [file], settings).ended;
  const rows = "  submissions  1\n  outbox       0\n  deletions    0\n  page_counts  0\n";
  expect(backup).toMatchObject({ code: 0, stderr: "", stdout: `Written to ${file}:\n${rows}` });
  const elsewhere = { DATA_DIR: join(tempFolder(), "data") };
  const restore = await runNode("cli/restore.ts", [file], elsewhere).ended;
  const stdoutOfRestore = `Restored from ${file} into ${elsewhere.DATA_DIR}/idi.sqlite:\n${rows}`;
  expect(restore).toMatchObject({ code: 0, stderr: "", stdout: stdoutOfRestore });
  const { stdout } = await runNode("cli/prospects.ts", ["list"], elsewhere).ended;
  expect(stdout).toContain(anna.senderName);
  const again = await runNode("cli/restore.ts", [file], elsewhere).ended;
  expect(again).toMatchObject({ code: 1, stdout: "" });
  expect(again.stderr).toMatch(/^The database holds submissions already: .*\n$/);
});

test("names backups in a folder by the time", async () => {
  const settings = { DATA_DIR: tempFolder(), DIST_DIR: smallSite() };
  await startServer(settings);
  const folder = join(tempFolder(), "backups");
  const { code, stdout } = await runNode("cli/backup.ts", ["--folder", folder], settings).ended;
  expect(code).toBe(0);
  expect(stdout).toMatch(/^Written to .*\/backups\/\d{4}-\d\d-\d\dT\d{6}\.sqlite:$/m);
});

test("ends with status 3 when the folder of backups needs a look, after backing up", async () => {
  const settings = { DATA_DIR: tempFolder(), DIST_DIR: smallSite() };
  await startServer(settings);
  const folder = tempFolder();
  writeFileSync(join(folder, "9999-01-01T023000.sqlite"), "");
  const { code, stdout, stderr } = await runNode("cli/backup.ts", ["--folder", folder], settings)
    .ended;
  expect(code).toBe(3);
  expect(stdout).toMatch(/^Written to /);
  expect(stderr).toMatch(/^Named by a time to come \(1\): .*9999-01-01T023000\.sqlite/);
});

test("restores in place, and what was received since is handed on from the file set aside", async () => {
  const platform = await fakePlatform();
  platform.close();
  const file = join(tempFolder(), "backup.sqlite");
  const DATA_DIR = tempFolder();
  const settings = { DATA_DIR, DIST_DIR: smallSite(), PLATFORM_URL: platform.url };
  const server = await startServer(settings);
  await runNode("cli/backup.ts", [file], settings).ended;
  await sendProspect(server.url);
  await server.kill();
  const command = { ...settings, IDI_COMMAND: "/releases/2/deploy/idi" };
  const { code, stdout } = await runNode("cli/restore.ts", ["--set-aside", file], command).ended;
  expect(code).toBe(0);
  expect(stdout).toMatch(/messages: 1, not delivered: 1/);
  const [, DATABASE_URL = ""] =
    /^ {2}\/releases\/2\/deploy\/idi DATABASE_URL=(\S+) prospects list/m.exec(stdout) ?? [];
  const there = { ...settings, DATABASE_URL };
  expect((await runNode("cli/prospects.ts", ["list"], there).ended).stdout).toContain(
    anna.senderName,
  );
  expect((await runNode("cli/prospects.ts", ["list"], settings).ended).stdout).not.toContain(
    anna.senderName,
  );
  platform.reopen();
  await runNode("cli/prospects.ts", ["retry"], there).ended;
  await startServer(there);
  await expect.poll(() => platform.requests.length).toBe(1);
  expect(JSON.stringify(platform.requests[0]?.body)).toContain(anna.senderName);
});

test("ends with status 3 when the list of deletions of the database set aside cannot be read", async () => {
  const [file, DATA_DIR] = [await writeBackup(), tempFolder()];
  writeFileSync(join(DATA_DIR, "idi.sqlite"), "damaged");
  const { code, stderr } = await runNode("cli/restore.ts", ["--set-aside", file], { DATA_DIR })
    .ended;
  expect(code).toBe(3);
  expect(stderr).toMatch(/set-aside-\S+idi\.sqlite\..*person -- delete/);
});

/** A PostgreSQL server that never answers, and when somebody connects. */
async function silentServer() {
  const server = createServer();
  onTestFinished(() => void server.close());
  const connected = once(server, "connection");
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { url: `postgres://idi:idi@127.0.0.1:${port}/idi`, connected };
}

test("backs up and restores beside a damaged submission, names it, and ends with status 3", async () => {
  const settings = { DATA_DIR: tempFolder() };
  const DATABASE_URL = { dialect: "sqlite" as const, file: join(settings.DATA_DIR, "idi.sqlite") };
  const store = await openTestStore(DATABASE_URL);
  const { id } = await addSubmission(store, { form: "prospect", fields: anna });
  const db = await openTestDatabase(DATABASE_URL);
  await db.updateTable("submissions").set({ language: "de" }).execute();
  const file = join(tempFolder(), "backup.sqlite");
  const backup = await runNode("cli/backup.ts", [file], settings).ended;
  const restore = await runNode("cli/restore.ts", [file], { DATA_DIR: tempFolder() }).ended;
  for (const { code, stdout, stderr } of [backup, restore]) {
    expect(code).toBe(3);
    expect(stdout).toMatch(/submissions +1\n/);
    expect(stderr).toMatch(new RegExp(`^.*${referenceOf(id)}\n$`));
  }
});

async function writeBackup(): Promise<string> {
  const [DATABASE_URL, file] = [
    { dialect: "sqlite" as const, file: join(tempFolder(), "idi.sqlite") },
    join(tempFolder(), "backup.sqlite"),
  ];
  const store = await openTestStore(DATABASE_URL);
  await addSubmission(store, { form: "prospect", fields: anna });
  await backUp(DATABASE_URL, file);
  return file;
}

test.each(["SIGINT", "SIGTERM", "SIGKILL"] as const)(
  "leaves no copy of a backup when a restore ends by %s",
  async (signal) => {
    const file = await writeBackup();
    const [{ url, connected }, TMPDIR] = [await silentServer(), tempFolder()];
    const { child, ended } = runNode("cli/restore.ts", [file], { DATABASE_URL: url, TMPDIR });
    await connected;
    child.kill(signal);
    expect(await ended).toMatchObject({ signal });
    expect(readdirSync(TMPDIR)).toEqual([]);
  },
);

test("tries a backup in a temporary folder without the configured database", async () => {
  const file = await writeBackup();
  const [{ url, connected }, folder] = [await silentServer(), join(tempFolder(), "trial")];
  let wasConnected = false;
  void connected.then(() => {
    wasConnected = true;
  });
  const DATABASE_URL = `sqlite:${folder}/idi.sqlite`;
  const trial = ["--trial", folder, file];
  const { code, stdout } = await runNode("cli/restore.ts", trial, { DATABASE_URL: url }).ended;
  expect(code).toBe(0);
  expect(stdout).toContain(DATABASE_URL);
  expect(wasConnected).toBe(false);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  const list = await runNode("cli/prospects.ts", ["list"], { DATABASE_URL }).ended;
  expect(list.stdout).toContain(anna.senderName);
  const again = await runNode("cli/restore.ts", trial, { DATABASE_URL: url }).ended;
  expect(again).toMatchObject({ code: 1, stderr: expect.stringContaining("is not empty") });
});

test("refuses to try a backup in the folder of the configured database, however the path is written", async () => {
  const file = await writeBackup();
  const DATA_DIR = tempFolder();
  const link = join(tempFolder(), "link");
  symlinkSync(DATA_DIR, link);
  const { code, stderr } = await runNode("cli/restore.ts", ["--trial", link, file], { DATA_DIR })
    .ended;
  expect(code).toBe(1);
  expect(stderr).toContain("is the folder of the server's database");
  expect(readdirSync(DATA_DIR)).toEqual([]);
});

test.each(["backup", "restore"])("prints the usage of %s", async (name) => {
  const { code, stderr } = await runNode(`cli/${name}.ts`, [], {}).ended;
  expect(code).toBe(2);
  expect(stderr).toContain(`Usage: npm run ${name} -- `);
  expect(await runNode(`cli/${name}.ts`, ["--help"], {}).ended).toMatchObject({
    code: 0,
    stderr: "",
  });
});
