import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished } from "vitest";
import type { Receipt } from "#server/store/submissions/submission.ts";
import { computeQuantile } from "#tests/bench/quantile.ts";
import { startServer } from "#tests/harness/node-process.ts";
import { createSeededRandom } from "#tests/harness/random.ts";
import { createTempFolder } from "#tests/harness/temp-folder.ts";
import { createTestSite } from "#tests/harness/test-site.ts";
import { checkStored } from "./harness/check-stored.ts";
import { openOutboxView, waitForDelivery } from "./harness/outbox.ts";
import { postUntilStored } from "./harness/prospects.ts";
import { startPlatform } from "./harness/recording-platform.ts";
import { type Context, isShortRun, scenario } from "./harness/scenario.ts";
import { createScenarioDatabase, type ScenarioDatabase } from "./harness/scenario-database.ts";

const clients = 8;
/** Time limit for kills, in milliseconds: where starts are slow, there are fewer of them. */
const killingMs = 2 * 60_000;

/**
 * Kills the server (now and then the PostgreSQL server too) while visitors send, who retry with the same
 * key when no answer comes. What was acknowledged must be stored once, and delivered.
 */
async function killRepeatedly(context: Context, dialect: "sqlite" | "postgres") {
  const { posts, kills } = isShortRun ? { posts: 100, kills: 4 } : { posts: 5000, kills: 200 };
  const platform = await startPlatform();
  const database = await createScenarioDatabase(dialect);
  const server = await startToRestart({
    DATABASE_URL: database.url,
    PLATFORM_URL: platform.url,
  });
  const receipts = new Map<number, Receipt>();
  const killing = killAll({ posts, kills }, server, database, receipts, context);
  // Nothing may be started again while the scenario is ending.
  onTestFinished(() =>
    killing.then(
      () => {},
      () => {},
    ),
  );
  const [attempts, killCount] = await Promise.all([
    sendAll(posts, server, receipts, context),
    killing,
  ]);
  const outbox = await openOutboxView(database.setting);
  const waitingCount = await outbox.waiting();
  await outbox.releaseAll();
  await waitForDelivery(outbox, context);
  await server.stop();
  await checkStored(database.setting, receipts, platform);
  return {
    kills: killCount.kills < kills ? `${killCount.kills} (of ${kills}, for want of time)` : kills,
    ...(database.server && { "database crashes": killCount.crashes }),
    acknowledged: receipts.size,
    "sent again": attempts - posts,
    "left to hand on at the end": waitingCount,
    "handed on twice under one key": platform.repeats(),
    "median start": `${Math.round(computeQuantile(server.starts, 0.5))} ms`,
  };
}

type RestartedServer = Awaited<ReturnType<typeof startToRestart>>;

/** Starts a server that is killed repeatedly, and each time restarted on the same data. */
async function startToRestart(settings: Record<string, string>) {
  const env = { ...settings, DATA_DIR: createTempFolder(), DIST_DIR: createTestSite() };
  // An orderly shutdown keeps the compile cache, which makes later starts faster.
  await (await startServer(env)).stop();
  const starts: number[] = [];
  const start = async () => {
    const begin = performance.now();
    const restartedServer = await startServer(env);
    starts.push(performance.now() - begin);
    return restartedServer;
  };
  let server = await start();
  return {
    /** Its current URL, or the last one. */
    url: () => server.url,
    /** Kills it, runs an action meanwhile, and waits until it serves again. */
    async killAndRestart(meanwhile?: () => Promise<void>) {
      await server.kill();
      await meanwhile?.();
      server = await start();
    },
    stop: () => server.stop(),
    /** Duration of each start, in milliseconds. */
    starts,
  };
}

/** Sends prospects from several clients at once, and returns the number of attempts. */
async function sendAll(
  posts: number,
  server: RestartedServer,
  receipts: Map<number, Receipt>,
  { signal }: Context,
): Promise<number> {
  let sentCount = 0;
  let totalAttempts = 0;
  const send = async () => {
    while (sentCount < posts) {
      sentCount += 1;
      const number = sentCount;
      const { receipt, attempts } = await postUntilStored(server.url, number, signal);
      receipts.set(number, receipt);
      totalAttempts += attempts;
    }
  };
  await Promise.all(Array.from({ length: clients }, send));
  return totalAttempts;
}

/** Spreads the kills at random over the posts; returns their number, and that of the database. */
async function killAll(
  { posts, kills }: { posts: number; kills: number },
  server: RestartedServer,
  { server: database }: ScenarioDatabase,
  receipts: ReadonlyMap<number, Receipt>,
  { signal }: Context,
): Promise<{ kills: number; crashes: number }> {
  const end = performance.now() + killingMs;
  const random = createSeededRandom();
  let crashes = 0;
  for (let kill = 0; kill < kills; kill++) {
    if (performance.now() > end) return { kills: kill, crashes };
    const acknowledged = (posts * (kill + random())) / kills;
    const isDue = () => signal.aborted || receipts.size >= acknowledged;
    await expect.poll(isDue, { interval: 1 }).toBe(true);
    signal.throwIfAborted();
    await sleep(random() * 4);
    if (database && kill % 20 === 1) {
      crashes += 1;
      await database.crash();
      await sleep(random() * 300);
      await database.restart();
    }
    if (database && kill % 20 === 3) {
      crashes += 1;
      await database.crash();
      await server.killAndRestart(database.restart);
    } else {
      await server.killAndRestart();
    }
  }
  return { kills, crashes };
}

for (const dialect of ["sqlite", "postgres"] as const) {
  scenario(`kill-${dialect}`, (context) => killRepeatedly(context, dialect));
}
