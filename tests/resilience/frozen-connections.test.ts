import assert from "node:assert/strict";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished } from "vitest";
import type { Receipt } from "#server/store/submissions/submission.ts";
import { startFreezingProxy } from "#tests/harness/freezing-proxy.ts";
import { startServer } from "#tests/harness/node-process.ts";
import { checkStored } from "./harness/check-stored.ts";
import { lockAgainstWriters } from "./harness/lock-database.ts";
import { openOutboxView, waitForDelivery } from "./harness/outbox.ts";
import { postUntilStored } from "./harness/prospects.ts";
import { startPlatform } from "./harness/recording-platform.ts";
import { type Context, isShortRun, scenario } from "./harness/scenario.ts";
import { createScenarioDatabase } from "./harness/scenario-database.ts";

/** Time limit in seconds for the recovery: checked in the full form only, like all times. */
const maxRecoverySeconds = 20;
/** The time for which the whole host does not answer, in milliseconds. */
const outageMs = 12_000;
/** More than the server has connections. */
const clients = 16;

/**
 * Freezes every connection to PostgreSQL, as a firewall or a lost host does: neither side is told. Soon
 * posts are stored and delivered again, and nothing that was acknowledged is lost.
 */
scenario("frozen-connections", async (context) => {
  const [busyResult, idleResult, lostResult] = await Promise.all([
    freezeConnections(context, "busy"),
    freezeConnections(context, "idle"),
    freezeConnections(context, "lost"),
  ]);
  return {
    "while busy": busyResult,
    "while idle": idleResult,
    "host lost for a while": lostResult,
  };
});

async function freezeConnections(
  context: Context,
  connectionState: "busy" | "idle" | "lost",
): Promise<string> {
  const { signal } = context;
  const database = await createScenarioDatabase("postgres");
  const proxy = await startFreezingProxy(database.url);
  onTestFinished(proxy.close);
  const platform = await startPlatform();
  const server = await startServer({
    DATABASE_URL: proxy.url,
    PLATFORM_URL: platform.url,
  });
  const receipts = new Map<number, Receipt>();
  let lastNumber = 0;
  const sendNext = async () => {
    lastNumber += 1;
    const number = lastNumber;
    receipts.set(number, (await postUntilStored(() => server.url, number, signal)).receipt);
    return number;
  };
  let isSending = true;
  const sending = Promise.all(
    Array.from({ length: clients }, async () => {
      while (isSending) await sendNext();
    }),
  );
  await expect.poll(() => proxy.countConnections()).toBeGreaterThanOrEqual(10);
  if (connectionState === "lost") {
    const unfreeze = proxy.freezeAll();
    await sleep(outageMs, undefined, { signal });
    unfreeze();
  } else if (connectionState === "idle") {
    await stopSending();
    proxy.freeze();
  } else {
    const unlock = await lockAgainstWriters(database.setting);
    // Meanwhile every connection comes to wait for the lock.
    await sleep(1000, undefined, { signal });
    proxy.freeze();
    await unlock();
  }
  const start = performance.now();
  const getSeconds = () => (performance.now() - start) / 1000;
  const firstNumber = await sendNext();
  const storedAfterSeconds = getSeconds();
  await expect.poll(() => platform.stored.has(receipts.get(firstNumber)?.id ?? "")).toBe(true);
  const deliveredAfterSeconds = getSeconds();
  await stopSending();
  const limitSeconds = isShortRun ? Number.POSITIVE_INFINITY : maxRecoverySeconds;
  assert.ok(
    storedAfterSeconds < limitSeconds,
    `A post was stored only after ${storedAfterSeconds.toFixed(1)} s`,
  );
  assert.ok(
    deliveredAfterSeconds < limitSeconds,
    `It was delivered only after ${deliveredAfterSeconds.toFixed(1)} s`,
  );
  assert.match(server.output.stdout, /"level":50/, "The log tells nothing of it");

  const outbox = await openOutboxView(database.setting);
  // Entries claimed on a frozen connection would become due again after 90 seconds.
  await outbox.releaseAll();
  await waitForDelivery(outbox, context);
  await server.stop();
  await checkStored(database.setting, receipts, platform);
  return `stored after ${storedAfterSeconds.toFixed(1)} s, delivered after ${deliveredAfterSeconds.toFixed(1)} s, ${receipts.size} acknowledged`;

  async function stopSending() {
    isSending = false;
    await sending;
  }
}
