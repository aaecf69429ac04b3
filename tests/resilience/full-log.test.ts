import assert from "node:assert/strict";
import { once } from "node:events";
import { closeSync, openSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished } from "vitest";
import type { Receipt } from "#server/store/submissions/submission.ts";
import { computeQuantile } from "#tests/bench/quantile.ts";
import { canary } from "#tests/harness/canary.ts";
import { startOnFixedPort } from "#tests/harness/node-process.ts";
import { readMetric } from "#tests/harness/read-metric.ts";
import { checkStored } from "./harness/check-stored.ts";
import { postUntilStored } from "./harness/prospects.ts";
import { type Context, isShortRun, scenario } from "./harness/scenario.ts";
import { createScenarioDatabase } from "./harness/scenario-database.ts";
import { mountSmallDisk } from "./harness/small-disk.ts";

/** Waits for an answer that a server which waits for its log would never give, in milliseconds. */
const patienceMs = 60_000;

/** Makes a line of the log of a few thousand characters. */
const longPath = `/${"no-such-page".repeat(400)}`;

/**
 * Starts a server with a log that cannot be written, and visits it until lines get lost: every page comes,
 * and every message is stored at the first try. `finish` is called before the server is stopped.
 */
async function visitWithLog(
  { signal }: Context,
  log: string,
  finish = async (_siteUrl: string) => {},
) {
  const { setting, url } = await createScenarioDatabase("sqlite");
  const descriptor = openSync(log, "a");
  onTestFinished(() => closeSync(descriptor));
  const { server } = await startOnFixedPort({ DATABASE_URL: url }, descriptor);
  const waits: number[] = [];
  const receipts = new Map<number, Receipt>();
  const ask = async (path: string) => {
    const start = performance.now();
    const response = await fetch(server.url + path, {
      signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]),
    });
    await response.text();
    waits.push(performance.now() - start);
    return response.status;
  };
  const readLostLines = () => readMetric(server.url, "log_lines_lost_total");
  for (let round = 1; (await readLostLines()) < 100; round++) {
    assert.ok(round < 500, "No line of the log is lost");
    const [page, ...others] = await Promise.all([
      ask("/product"),
      ...Array.from({ length: 20 }, () => ask(longPath)),
    ]);
    assert.equal(page, 200);
    for (const status of others) assert.equal(status, 404);
    const limit = AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]);
    const { receipt, attempts } = await postUntilStored(() => server.url, round, limit);
    assert.equal(attempts, 1);
    receipts.set(round, receipt);
  }
  assert.equal(await ask("/readyz"), 200);
  const median = computeQuantile(waits, 0.5);
  assert.ok(isShortRun || median < 250, `Visitors waited ${median} ms`);
  const measurements = { "lines lost": await readLostLines() };
  await finish(server.url);

  const exit = once(server.child, "exit");
  await server.stop();
  assert.deepEqual(await exit, [0, null], "It did not stop normally");
  await checkStored(setting, receipts);
  return { ...measurements, messages: receipts.size, "median answer": `${median.toFixed(1)} ms` };
}

/** The log can never be written. */
scenario("unwritable-log", async (context) => {
  context.skip(process.platform !== "linux", "/dev/full is a device of Linux");
  return visitWithLog(context, "/dev/full");
});

/** The disk of the log is full for a while: then lines come again, each whole, without a restart. */
scenario("full-log", async (context) => {
  const { folder, makeRoom } = mountSmallDisk(context, 64);
  const log = join(folder, "log");
  const readLog = () => readFileSync(log, "utf8");
  const measurements = await visitWithLog(context, log, async (siteUrl) => {
    makeRoom();
    await expect
      .poll(async () => {
        await fetch(`${siteUrl}/there-is-room-again`);
        return readLog().includes("/there-is-room-again");
      })
      .toBe(true);
  });
  const lines = readLog().trimEnd().split("\n");
  for (const line of lines) assert.doesNotThrow(() => JSON.parse(line), `Not whole: ${line}`);
  assert.ok(!readLog().includes(canary), "The log holds a visitor's name");
  return { ...measurements, "lines written": lines.length };
});
