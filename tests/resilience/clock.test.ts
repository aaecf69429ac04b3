import assert from "node:assert/strict";
import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { formEndpoints } from "#contract/endpoints.ts";
import { warningExitStatus } from "#server/cli/program.ts";
import type { DatabaseSetting } from "#server/settings/setting-formats.ts";
import type { Receipt } from "#server/store/submissions/submission.ts";
import { dayMs, hourMs } from "#server/time/durations.ts";
import { runNode, startServer } from "#tests/harness/node-process.ts";
import { readMetric } from "#tests/harness/read-metric.ts";
import { createTempFolder } from "#tests/harness/temp-folder.ts";
import { createTestSite } from "#tests/harness/test-site.ts";
import { createAdjustableClock } from "./harness/adjustable-clock.ts";
import { checkStored } from "./harness/check-stored.ts";
import { openOutboxView, waitForDelivery } from "./harness/outbox.ts";
import { postUntilStored } from "./harness/prospects.ts";
import { startPlatform } from "./harness/recording-platform.ts";
import { type Context, isShortRun, scenario } from "./harness/scenario.ts";
import { createScenarioDatabase, type ScenarioDatabase } from "./harness/scenario-database.ts";

const secondMs = 1000;

const jumps = {
  "+2 h": 2 * hourMs,
  "-2 h": -2 * hourMs,
  "+400 d": 400 * dayMs,
  "-400 d": -400 * dayMs,
};

/** The window of the rate limit, in seconds. */
const limitWindowSeconds = 600;

/** The longest wait of a message, in milliseconds, when all is well again: the outbox is repaired each minute. */
const maxDelayMs = 100 * secondMs;

/** The number of messages before, during and after a jump, each. */
const messagesPerPhase = isShortRun ? 2 : 4;

type Clock = ReturnType<typeof createAdjustableClock>;
type Server = Awaited<ReturnType<typeof startServer>>;

interface Jump {
  database: ScenarioDatabase;
  ahead: number;
  /** Whether the server is restarted after the jump away, and again after the jump back. */
  isRestarted: boolean;
}

/**
 * Lets the server's clock jump while the platform is down, and back. Returns how many seconds after the
 * platform came up again all messages were there.
 */
async function sendDuringJump(
  context: Context,
  { database, ahead, isRestarted }: Jump,
): Promise<number> {
  const { signal } = context;
  const platform = await startPlatform();
  platform.close();
  const clock = createAdjustableClock();
  const settings = {
    ...clock.env,
    DATABASE_URL: database.url,
    DATA_DIR: createTempFolder(),
    DIST_DIR: createTestSite(),
    PLATFORM_URL: platform.url,
    TRUST_PROXY: "loopback",
    RATE_LIMIT: `30/${limitWindowSeconds}s`,
  };
  let server = await startServer(settings);
  const receipts = new Map<number, Receipt>();
  /** A part of the scenario: messages come, one visitor sends too much, and readiness and metrics are read. */
  const sendMessages = async () => {
    for (let more = 0; more < messagesPerPhase; more++) {
      const number = receipts.size + 1;
      receipts.set(number, (await postUntilStored(() => server.url, number, signal)).receipt);
    }
    await exceedLimit(server);
    assert.equal((await fetch(`${server.url}/readyz`)).status, 200);
    const waiting = await readMetric(server.url, "outbox_entries", 'state="waiting"');
    assert.ok(waiting > 0, "Nothing seems to wait");
  };
  const jump = async (to: number) => {
    clock.jump(to);
    if (!isRestarted) return;
    await server.stop();
    server = await startServer(settings);
  };

  await sendMessages();
  await jump(ahead);
  await sendMessages();
  // Tries fail, and the next ones are set by the wrong clock. The later the platform is up again, the longer
  // the delays between attempts are.
  await sleep(isShortRun ? secondMs / 2 : 2 * secondMs, undefined, { signal });
  // In the short form for the longest jump only: each backup is another process.
  if (!isShortRun || ahead === jumps["+400 d"]) await assertBackupsKept(database, clock, ahead);
  await jump(0);
  await sendMessages();
  const start = performance.now();
  platform.reopen();
  await waitForDelivery(await openOutboxView(database.setting), context);
  const delayMs = performance.now() - start;
  assert.ok(isShortRun || delayMs < maxDelayMs, `The last message waited ${delayMs} ms`);
  await server.stop();
  await checkStored(database.setting, receipts, platform);
  assert.equal(platform.repeats(), 0);
  return delayMs / secondMs;
}

/** Posts until the limit refuses: the time to wait is never longer than its window. */
async function exceedLimit({ url }: Server): Promise<void> {
  for (let attempts = 1; attempts <= 31; attempts++) {
    const response = await fetch(url + formEndpoints.prospect, {
      method: "POST",
      headers: { "content-type": "application/json", "x-forwarded-for": "203.0.113.66" },
      body: "{}",
    });
    await response.arrayBuffer();
    if (response.status !== 429) continue;
    const waitSeconds = Number(response.headers.get("retry-after"));
    assert.ok(waitSeconds >= 1 && waitSeconds <= limitWindowSeconds, `Retry-After: ${waitSeconds}`);
    return;
  }
  assert.fail("The limit refuses nothing");
}

/**
 * Backs up by the wrong clock: no older backup is deleted if none is written, nor, if the jump is long,
 * afterwards.
 */
async function assertBackupsKept(
  { url }: ScenarioDatabase,
  clock: Clock,
  ahead: number,
): Promise<void> {
  const folder = join(createTempFolder(), "backups");
  mkdirSync(folder);
  // The last one is due to be deleted by the right clock, too.
  const [dueBackup = "", ...keptBackups] = [13, 5, 1].map((days) =>
    getBackupName(Date.now() - days * dayMs),
  );
  for (const name of [dueBackup, ...keptBackups])
    writeFileSync(join(folder, name), "an older backup");
  const backUp = (DATABASE_URL: string) =>
    runNode("commands/backup.ts", ["--folder", folder], {
      ...clock.env,
      DATABASE_URL,
      DIST_DIR: join(folder, "no-site"),
    }).ended;

  const broken = join(createTempFolder(), "broken.sqlite");
  writeFileSync(broken, "This is no database. ".repeat(1000));
  assert.equal((await backUp(`sqlite:${broken}`)).code, 1);
  // Without the file with the result of the last run.
  const listBackups = () => readdirSync(folder).filter((name) => !name.startsWith("."));
  assert.deepEqual(listBackups().sort(), [dueBackup, ...keptBackups].sort());

  const { code, stderr } = await backUp(url);
  const isFar = Math.abs(ahead) > dayMs;
  assert.equal(code, isFar ? warningExitStatus : 0, stderr);
  for (const name of keptBackups) assert.ok(existsSync(join(folder, name)), `${name} is deleted`);
  assert.equal(existsSync(join(folder, dueBackup)), isFar);
  // The new one is there.
  assert.equal(listBackups().length, isFar ? 4 : 3);
}

/** The name of a backup that was made then. */
function getBackupName(time: number): string {
  return `${new Date(time).toISOString().replace(/\..*/, "").replaceAll(":", "")}.sqlite`;
}

/** Runs all combinations at once, which mostly wait; in the short form two, since each starts processes. */
async function runJumps(context: Context, dialect: DatabaseSetting["dialect"]) {
  const allJumps = Object.entries(jumps).flatMap(([name, ahead]) => [
    { name, ahead, isRestarted: false },
    { name: `${name}, restarted`, ahead, isRestarted: true },
  ]);
  const namesInShortForm = ["+400 d, restarted", "-2 h"];
  const jumpsToRun = isShortRun
    ? allJumps.filter(({ name }) => namesInShortForm.includes(name))
    : allJumps;
  const runs = jumpsToRun.map(async ({ name, ahead, isRestarted }) => {
    const database = await createScenarioDatabase(dialect);
    const delaySeconds = await sendDuringJump(context, { database, ahead, isRestarted });
    return [name, `${delaySeconds.toFixed(1)} s`] as const;
  });
  return Object.fromEntries(await Promise.all(runs));
}

for (const dialect of ["sqlite", "postgres"] as const) {
  scenario(`clock-${dialect}`, async (context) => {
    context.skip(isShortRun && dialect === "postgres", "the long form has both databases");
    return runJumps(context, dialect);
  });
}
