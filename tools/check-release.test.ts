import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { backUp } from "#server/backups/back-up.ts";
import { createOlderDatabase, openTestStore } from "#tests/harness/databases.ts";
import { startFakePlatform } from "#tests/harness/fake-platform.ts";
import { runCli } from "#tests/harness/run-cli.ts";
import { addSubmission } from "#tests/harness/submissions.ts";
import { createTempFolder } from "#tests/harness/temp-folder.ts";
import { createTestSite } from "#tests/harness/test-site.ts";
import { program } from "./check-release.ts";

const lastStep = "0012-rate-limit-salts";

/** Runs it with the settings of a server whose data is in a folder of the test's own. */
async function check(backup?: string, settings: Record<string, string> = {}) {
  const DATA_DIR = join(createTempFolder(), "data");
  const DIST_DIR = createTestSite();
  const args = backup === undefined ? [] : [backup];
  const { code, stderr } = await runCli(program, args, { DATA_DIR, DIST_DIR, ...settings });
  return { code, stderr, left: readdirSync(DATA_DIR) };
}

test("starts the server with an empty database, or a copy of a backup, and leaves nothing", async () => {
  expect(await check()).toEqual({ code: 0, stderr: "", left: [] });
  const backup = await createOlderDatabase(lastStep);
  const bytesBefore = readFileSync(backup);
  expect(await check(backup)).toEqual({ code: 0, stderr: "", left: [] });
  expect(readFileSync(backup).equals(bytesBefore)).toBe(true);
});

test("delivers nothing that waits in the backup", async () => {
  const platform = await startFakePlatform();
  const setting = { dialect: "sqlite" as const, file: join(createTempFolder(), "idi.sqlite") };
  const store = await openTestStore(setting, { platform: platform.url });
  await addSubmission(store);
  const backup = join(createTempFolder(), "backup.sqlite");
  await backUp(setting, backup);
  expect(await check(backup, { PLATFORM_URL: platform.url })).toMatchObject({ code: 0 });
  expect(platform.requests).toEqual([]);
});

test("reports a backup whose tables cannot be migrated, and leaves nothing of it", async () => {
  const backup = await createOlderDatabase(lastStep);
  const db = new DatabaseSync(backup);
  db.exec("create table page_counts (id text)");
  db.close();
  expect(await check(backup)).toEqual({
    code: 1,
    stderr: expect.stringMatching(/migrated: .*page_counts/),
    left: [],
  });
});

test("reports a release whose server does not start", async () => {
  expect(await check(undefined, { DIST_DIR: createTempFolder() })).toMatchObject({
    code: 1,
    stderr: expect.stringContaining("does not start"),
  });
});

test("shows the log of a server that starts but lacks a page", async () => {
  const DIST_DIR = createTestSite();
  rmSync(join(DIST_DIR, "sv.html"));
  expect(await check(undefined, { DIST_DIR })).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/\/sv\/ with 404[\s\S]*The site is ready/),
  });
});
