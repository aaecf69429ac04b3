import { setTimeout as sleep } from "node:timers/promises";
import type { Receipt } from "#server/store/submission";
import { startServer } from "#tests/harness/node-process";
import { checkArrived, checkKept } from "./harness/check-kept.ts";
import { createDatabase } from "./harness/database.ts";
import { untilAllArrived, viewOutbox } from "./harness/outbox.ts";
import { postUntilKept } from "./harness/prospects.ts";
import { accept, type Behaviour, reliable, startReceiver } from "./harness/receiver.ts";
import { type Context, isShort, scenario } from "./harness/scenario.ts";

/** Refuses the first time, hangs up the second, and stores the third. */
const flapping: Behaviour = (time) => {
  if (time === 1) return { keeps: false, answer: (response) => response.writeHead(503).end() };
  if (time === 2) return { keeps: false, answer: (response) => response.destroy() };
  return { keeps: true, answer: accept };
};

/** Stores and hangs up, as if it had crashed before its answer. */
const hangingUp: Behaviour = (time) => ({
  keeps: true,
  answer: time === 1 ? (response) => response.destroy() : accept,
});

/** Stores, and does not answer before the sender gives up. */
const timingOut: Behaviour = (time) => ({ keeps: true, answer: time === 1 ? () => {} : accept });

/** Seems to confirm the first time, but stores only the second. */
const lying: Behaviour = (time) => ({
  keeps: time > 1,
  answer: time > 1 ? accept : (response) => response.writeHead(200).end("<h1>Log in</h1>"),
});

/** Delivers to receivers with every kind of failure: all must arrive, repeats only under the same key. */
scenario("receivers", async (context) => {
  const runs: Record<string, Promise<string>> = {
    down: handOn(context, reliable(), 3000),
    flapping: handOn(context, flapping),
    "hanging up": handOn(context, hangingUp),
    lying: handOn(context, lying),
    slow: handOn(context, reliable(isShort ? 1000 : 4000)),
  };
  if (!isShort) runs["timing out"] = handOn(context, timingOut);
  const told = await Promise.all(
    Object.entries(runs).map(async ([name, run]) => [name, await run] as const),
  );
  return Object.fromEntries(told);
});

/** `downFor`: how long nothing listens at first, in milliseconds. */
async function handOn(context: Context, behaviour: Behaviour, downFor = 0): Promise<string> {
  const count = isShort ? 8 : 16;
  const receiver = await startReceiver(behaviour);
  if (downFor > 0) receiver.close();
  const database = await createDatabase("sqlite");
  const server = await startServer({
    DATABASE_URL: database.url,
    PLATFORM_URL: receiver.url,
  });
  const receipts = new Map<number, Receipt>();
  const start = performance.now();
  for (let number = 1; number <= count; number++) {
    const { receipt } = await postUntilKept(() => server.url, number, context.signal);
    receipts.set(number, receipt);
  }
  if (downFor > 0) {
    await sleep(downFor, undefined, { signal: context.signal });
    receiver.reopen();
  }
  await untilAllArrived(await viewOutbox(database.setting), context);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  await server.stop();
  await checkKept(database.setting, receipts, ["platform"]);
  checkArrived(receiver, receipts);
  return `${count} in ${seconds} s with ${receiver.repeats()} repeats`;
}
