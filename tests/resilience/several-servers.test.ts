import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "vitest";
import type { Receipt } from "#server/store/submissions/submission.ts";
import { startServer } from "#tests/harness/node-process.ts";
import { checkStored } from "./harness/check-stored.ts";
import { openOutboxView, waitForDelivery } from "./harness/outbox.ts";
import { postUntilStored } from "./harness/prospects.ts";
import { accept, startPlatform } from "./harness/recording-platform.ts";
import { type Context, isShortRun, type Measurements, scenario } from "./harness/scenario.ts";
import { createScenarioDatabase } from "./harness/scenario-database.ts";

/** The most deliveries in flight per server. */
const deliveriesPerServer = 8;

/** Lets two servers, then three, share a PostgreSQL database, and kills one while it delivers. */
scenario("several-servers", async (context) => {
  const measurements: Measurements = {
    "of two servers": await share(context, { count: 2, waitsForLease: false }),
  };
  if (!isShortRun) {
    measurements["of three servers"] = await share(context, { count: 3, waitsForLease: true });
  }
  return measurements;
});

/** `waitsForLease`: wait until the killed server's leases expire, after 90 seconds. */
async function share(
  { signal }: Context,
  { count, waitsForLease }: { count: number; waitsForLease: boolean },
): Promise<string> {
  const posts = isShortRun ? 60 : 300;
  const killed = Promise.withResolvers<void>();
  let heldCount = 0;
  // After the first third the platform stops answering: each server has deliveries in flight.
  const platform = await startPlatform(async (response) => {
    if (platform.stored.size > posts / 3) {
      heldCount += 1;
      await killed.promise;
    }
    accept(response);
  });
  const database = await createScenarioDatabase("postgres");
  const settings = { DATABASE_URL: database.url, PLATFORM_URL: platform.url };
  const servers = await Promise.all(Array.from({ length: count }, () => startServer(settings)));
  const receipts = await sendAll(
    posts,
    servers.map(({ url }) => url),
    signal,
  );
  await expect.poll(() => heldCount).toBeGreaterThanOrEqual(count * deliveriesPerServer);
  const outbox = await openOutboxView(database.setting);
  const waitingBefore = await outbox.waiting();
  await servers[0]?.kill();
  killed.resolve();
  const waitingAfter = await waitUntilStable(outbox.waiting, signal);
  if (!waitsForLease) await outbox.releaseAll();
  await waitForDelivery(outbox, { signal });
  for (const server of servers.slice(1)) await server.stop();
  await checkStored(database.setting, receipts, platform);
  return `${posts} arrived, ${waitingBefore} waited at the kill, ${waitingAfter} came back to the others, ${platform.repeats()} came twice`;
}

/** Sends prospects, to each of the servers in turn, and returns their receipts by number. */
async function sendAll(
  posts: number,
  urls: string[],
  signal: AbortSignal,
): Promise<Map<number, Receipt>> {
  const receipts = new Map<number, Receipt>();
  const sendTo = async (url: string, firstNumber: number) => {
    for (let number = firstNumber; number < posts; number += urls.length) {
      receipts.set(number, (await postUntilStored(() => url, number, signal)).receipt);
    }
  };
  await Promise.all(urls.map(sendTo));
  return receipts;
}

/** The value of a count once it has not changed for three seconds. */
async function waitUntilStable(count: () => Promise<number>, signal: AbortSignal): Promise<number> {
  let lastCount = await count();
  for (let still = 0; still < 6; ) {
    await sleep(500, undefined, { signal });
    const nextCount = await count();
    still = nextCount === lastCount ? still + 1 : 0;
    lastCount = nextCount;
  }
  return lastCount;
}
