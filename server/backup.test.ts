import { join } from "node:path";
import { expect, it } from "vitest";
import { endpoints } from "#contract/endpoints";
import { runNode, startServer } from "#tests/harness/node-process";
import { anna } from "#tests/harness/prospects";
import { smallSite } from "#tests/harness/small-site";
import { tempFolder } from "#tests/harness/temp-folder";

it("backs up a running server and restores it elsewhere, telling what it holds", async () => {
  const settings = { DATA_DIR: tempFolder(), DIST_DIR: smallSite() };
  const { url } = await startServer(settings);
  const headers = { "content-type": "application/json" };
  await fetch(url + endpoints.prospect, { method: "POST", headers, body: JSON.stringify(anna) });
  const file = join(tempFolder(), "backup.sqlite");
  const backup = await runNode("backup.ts", [file], settings).ended;
  const rows = "  submissions  1\n  outbox       0\n";
  expect(backup).toMatchObject({ code: 0, stderr: "", stdout: `Written to ${file}:\n${rows}` });
  const elsewhere = { DATA_DIR: join(tempFolder(), "data") };
  const restore = await runNode("restore.ts", [file], elsewhere).ended;
  expect(restore).toMatchObject({ code: 0, stderr: "", stdout: `Restored from ${file}:\n${rows}` });
  const { stdout } = await runNode("prospects.ts", ["list"], elsewhere).ended;
  expect(stdout).toContain(anna.senderName);
  const again = await runNode("restore.ts", [file], elsewhere).ended;
  expect(again).toMatchObject({ code: 1, stdout: "" });
  expect(again.stderr).toMatch(/^The database holds submissions already: .*\n$/);
});

it("names backups in a folder by the time", async () => {
  const settings = { DATA_DIR: tempFolder(), DIST_DIR: smallSite() };
  await startServer(settings);
  const folder = join(tempFolder(), "backups");
  const { code, stdout } = await runNode("backup.ts", ["--folder", folder], settings).ended;
  expect(code).toBe(0);
  expect(stdout).toMatch(/^Written to .*\/backups\/\d{4}-\d\d-\d\dT\d{6}\.sqlite:$/m);
});

it.each(["backup", "restore"])("explains the use of %s", async (name) => {
  const { code, stderr } = await runNode(`${name}.ts`, [], {}).ended;
  expect(code).toBe(2);
  expect(stderr).toContain(`Usage: npm run ${name} -- `);
  expect(await runNode(`${name}.ts`, ["--help"], {}).ended).toMatchObject({ code: 0, stderr: "" });
});
