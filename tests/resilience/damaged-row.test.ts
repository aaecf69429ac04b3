import assert from "node:assert/strict";
import { join } from "node:path";
import { expect } from "vitest";
import { formatReference } from "#contract/reference";
import { warningExitStatus } from "#server/lib/program";
import type { DatabaseSetting } from "#server/lib/setting-formats";
import { openDatabase } from "#server/store/database/open-database";
import { runNode, startServer } from "#tests/harness/node-process";
import { readMetric } from "#tests/harness/read-metric";
import { createTempFolder } from "#tests/harness/temp-folder";
import { createDatabase } from "./harness/database.ts";
import { untilAllArrived, viewOutbox } from "./harness/outbox.ts";
import { postUntilStored } from "./harness/prospects.ts";
import { startPlatform } from "./harness/recording-platform.ts";
import { type Context, isShort, scenario } from "./harness/scenario.ts";

const count = isShort ? 8 : 200;

/**
 * Changes one letter of a stored message. All others are delivered and exported; the damaged one is named
 * by the log, the metrics, the export and the backup, and delivered once it is repaired.
 */
async function damageRow(context: Context, dialect: DatabaseSetting["dialect"]) {
  const { setting, url } = await createDatabase(dialect);
  const platform = await startPlatform();
  platform.close();
  const settings = { DATABASE_URL: url, PLATFORM_URL: platform.url };
  const first = await startServer(settings);
  const ids: string[] = [];
  for (let number = 0; number < count; number++) {
    ids.push((await postUntilStored(() => first.url, number, context.signal)).receipt.id);
  }
  await first.stop();
  const id = ids[Math.floor(count / 2)] ?? "";
  const reference = formatReference(id) ?? "";
  await replaceLetter(setting, id, "No. ", "Mo. ");
  const outbox = await viewOutbox(setting);
  await outbox.releaseAll();
  platform.reopen();

  const server = await startServer(settings);
  await expect.poll(() => outbox.waiting()).toBe(1);
  await expect.poll(() => server.output.stdout.includes(reference)).toBe(true);
  assert.equal(platform.stored.size, count - 1);
  assert.equal((await fetch(`${server.url}/readyz`)).status, 200);
  assert.equal(await readMetric(server.url, "submissions_damaged"), 1);
  const file = join(createTempFolder(), "backup.sqlite");
  for (const [program, args] of [
    ["commands/prospects.ts", ["export", "--format=json"]],
    ["commands/backup.ts", [file]],
  ] as const) {
    const { code, stderr, stdout } = await runNode(program, [...args], settings).ended;
    assert.equal(code, warningExitStatus, program);
    assert.ok(stderr.includes(reference), stderr);
    if (program === "commands/prospects.ts") assert.equal(JSON.parse(stdout).length, count - 1);
  }

  await replaceLetter(setting, id, "Mo. ", "No. ");
  await outbox.releaseAll();
  await untilAllArrived(outbox, context);
  await server.stop();
  assert.equal(platform.stored.size, count);
  return { delivered: `${count - 1} of ${count}`, "after the repair": platform.stored.size };
}

async function replaceLetter(setting: DatabaseSetting, id: string, from: string, to: string) {
  const db = await openDatabase(setting);
  await db
    .updateTable("submissions")
    .set(({ fn, val, ref }) => ({ fields: fn("replace", [ref("fields"), val(from), val(to)]) }))
    .where("id", "=", id)
    .execute();
  await db.destroy();
}

for (const dialect of ["sqlite", "postgres"] as const) {
  scenario(`damaged-row-${dialect}`, (context) => damageRow(context, dialect));
}
