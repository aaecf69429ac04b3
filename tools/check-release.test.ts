import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { earlierFile } from "#tests/harness/databases";
import { runNode } from "#tests/harness/node-process";
import { smallSite } from "#tests/harness/small-site";
import { tempFolder } from "#tests/harness/temp-folder";

const lastStep = "0012-rate-limit-salts";

/** Runs it with the settings of a server whose data is in a folder of the test's own. */
async function check(backup?: string, settings: Record<string, string> = {}) {
  const DATA_DIR = join(tempFolder(), "data");
  const DIST_DIR = smallSite();
  const { code, stderr } = await runNode(
    "../tools/check-release.ts",
    backup === undefined ? [] : [backup],
    { DATA_DIR, DIST_DIR, ...settings },
  ).ended;
  return { code, stderr, left: readdirSync(DATA_DIR) };
}

test("starts the server with an empty database, or a copy of a backup, and leaves nothing", async () => {
  expect(await check()).toEqual({ code: 0, stderr: "", left: [] });
  const backup = await earlierFile(lastStep);
  const before = readFileSync(backup);
  expect(await check(backup)).toEqual({ code: 0, stderr: "", left: [] });
  expect(readFileSync(backup).equals(before)).toBe(true);
});

test("reports a backup whose tables cannot be migrated, and leaves nothing of it", async () => {
  const backup = await earlierFile(lastStep);
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
  expect(await check(undefined, { DIST_DIR: tempFolder() })).toMatchObject({
    code: 1,
    stderr: expect.stringContaining("does not start"),
  });
});
