import type { ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "vitest";
import type { Receipt } from "#server/store/submissions/submission";
import { startDrippingMailServer, startFakeMailServer } from "#tests/harness/fake-mail-server";
import { startServer } from "#tests/harness/node-process";
import { checkArrived, checkStored } from "./harness/check-stored.ts";
import { createDatabase } from "./harness/database.ts";
import { untilAllArrived, viewOutbox } from "./harness/outbox.ts";
import { postUntilStored } from "./harness/prospects.ts";
import { accept, type Behaviour, reliable, startPlatform } from "./harness/recording-platform.ts";
import { type Context, isShort, scenario } from "./harness/scenario.ts";

/** Refuses the first time, hangs up the second, and stores the third. */
const flapping: Behaviour = (time) => {
  if (time === 1) return { stores: false, answer: (response) => response.writeHead(503).end() };
  if (time === 2) return { stores: false, answer: (response) => response.destroy() };
  return { stores: true, answer: accept };
};

/** Stores and hangs up, as if it had crashed before its answer. */
const hangingUp: Behaviour = (time) => ({
  stores: true,
  answer: time === 1 ? (response) => response.destroy() : accept,
});

/** Stores, and does not answer before the sender gives up. */
const timingOut: Behaviour = (time) => ({ stores: true, answer: time === 1 ? () => {} : accept });

/** Seems to confirm the first time, but stores only the second. */
const lying: Behaviour = (time) => ({
  stores: time > 1,
  answer: time > 1 ? accept : (response) => response.writeHead(200).end("<h1>Log in</h1>"),
});

/** Answers the first time that it has not stored it, as JSON with status 200. */
const denying: Behaviour = (time) => ({
  stores: time > 1,
  answer: time > 1 ? accept : (response) => sendJson(response, 200, { success: false }),
});

/** Stores and hangs up; knows the key the second time. */
const conflicting: Behaviour = (time) => ({
  stores: true,
  answer: time === 1 ? (response) => response.destroy() : (response) => sendJson(response, 409, {}),
});

function sendJson(response: ServerResponse, status: number, body: object) {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

/** Delivers to platforms with every kind of failure: all must arrive, repeats only under the same key. */
scenario("targets", async (context) => {
  const runs: Record<string, Promise<string>> = {
    down: deliver(context, reliable(), 3000),
    flapping: deliver(context, flapping),
    "hanging up": deliver(context, hangingUp),
    lying: deliver(context, lying),
    denying: deliver(context, denying),
    "knowing the key": deliver(context, conflicting),
    slow: deliver(context, reliable(isShort ? 1000 : 4000)),
  };
  if (!isShort) runs["timing out"] = deliver(context, timingOut);
  const results = await Promise.all(
    Object.entries(runs).map(async ([name, run]) => [name, await run] as const),
  );
  return Object.fromEntries(results);
});

const [anne, bob] = ["anne@idi.example", "bob@idi.example"];

/**
 * Mails to a server that refuses one of two recipients at first and needs long to confirm: each gets its
 * mail once. Another that never ends its answer holds up neither the platform nor readiness.
 */
scenario("slow mail", async ({ signal }) => {
  // Milliseconds. In the long form longer than the lease of a try at the platform.
  const slowness = isShort ? 2000 : 120_000;
  // In the long form two, whose four mails are sent at the same time.
  const count = isShort ? 10 : 2;
  const slow = await startFakeMailServer();
  Object.assign(slow.state, { slowness, refusedRecipients: [bob] });
  const dripping = await startDrippingMailServer(4000);
  const [mailed, held] = await Promise.all([startWithMail(slow.url), startWithMail(dripping.url)]);
  const start = performance.now();
  for (const { server } of [mailed, held]) {
    for (let number = 1; number <= count; number++)
      await postUntilStored(() => server.url, number, signal);
  }
  await sleep(slowness / 3, undefined, { signal });
  slow.state.refusedRecipients = [];
  const outbox = await viewOutbox(mailed.database.setting);
  let unready = 0;
  while ((await outbox.waiting()) > 0) {
    const answer = await fetch(`${held.server.url}/readyz`, { signal });
    if (answer.status !== 200) unready += 1;
    await sleep(1000, undefined, { signal });
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const notified = slow.mails.flatMap((mail) => mail.recipients);
  for (const one of [anne, bob])
    expect(notified.filter((recipient) => recipient === one)).toHaveLength(count);
  expect(unready).toBe(0);
  expect(held.platform.stored.size).toBe(count);
  expect(dripping.connections()).toBeGreaterThan(0);
  await Promise.all([mailed.server.stop(), held.server.stop()]);
  return { mails: notified.length, seconds, "not ready": unready };
});

async function startWithMail(mailServer: string) {
  const platform = await startPlatform();
  const database = await createDatabase("sqlite");
  const server = await startServer({
    DATABASE_URL: database.url,
    PLATFORM_URL: platform.url,
    SMTP_URL: mailServer,
    SMTP_TLS: "off",
    NOTIFY_TO: `${anne},${bob}`,
  });
  return { platform, database, server };
}

/** `downFor`: how long nothing listens at first, in milliseconds. */
async function deliver(context: Context, behaviour: Behaviour, downFor = 0): Promise<string> {
  const count = isShort ? 8 : 16;
  const platform = await startPlatform(behaviour);
  if (downFor > 0) platform.close();
  const database = await createDatabase("sqlite");
  const server = await startServer({
    DATABASE_URL: database.url,
    PLATFORM_URL: platform.url,
  });
  const receipts = new Map<number, Receipt>();
  const start = performance.now();
  for (let number = 1; number <= count; number++) {
    const { receipt } = await postUntilStored(() => server.url, number, context.signal);
    receipts.set(number, receipt);
  }
  if (downFor > 0) {
    await sleep(downFor, undefined, { signal: context.signal });
    platform.reopen();
  }
  await untilAllArrived(await viewOutbox(database.setting), context);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  await server.stop();
  await checkStored(database.setting, receipts, ["platform"]);
  checkArrived(platform, receipts);
  return `${count} in ${seconds} s with ${platform.repeats()} repeats`;
}
