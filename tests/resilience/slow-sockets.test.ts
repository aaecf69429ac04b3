import assert from "node:assert/strict";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import { formEndpoints } from "#contract/endpoints.ts";
import { computeQuantile } from "#tests/bench/quantile.ts";
import { startServer } from "#tests/harness/node-process.ts";
import { openSocket } from "#tests/harness/raw-socket.ts";
import { type Context, isShortRun, oneRetry, scenario } from "./harness/scenario.ts";
import { sendVisitsDuring } from "./harness/visitors.ts";

const slowHeaders = { count: 1000, start: "GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: " };
const slowBodies = {
  count: 200,
  start:
    `POST ${formEndpoints.prospect} HTTP/1.1\r\nHost: localhost\r\n` +
    "Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n",
};
/**
 * The interval at which a slow socket sends a byte, and the latest time at which it must be closed, in milliseconds.
 */
const byteIntervalMs = 1000;
const maxOpenMs = 16_000;

/**
 * Opens sockets that send a byte per second. The server must close all of them, and (in the full form) in
 * time, and serve other visitors nearly as quickly as without them.
 */
async function keepSocketsOpen({ signal }: Context) {
  const server = await startServer();
  const percentileBefore = await visitPages(server.url, sleep(isShortRun ? 1000 : 10_000));
  const lateness = monitorEventLoopDelay({ resolution: 10 });
  lateness.enable();
  const holding = openAllSockets(server.url, signal);
  const percentileDuring = await visitPages(server.url, holding);
  lateness.disable();
  const longestMs = await holding;
  const lateMs = lateness.max / 1e6;
  const limitMs = isShortRun ? 2 * maxOpenMs : maxOpenMs;
  assert.ok(
    longestMs < limitMs + lateMs,
    `A socket was open for ${longestMs} ms (${lateMs} ms late)`,
  );
  const isBearable = percentileDuring < 2 * percentileBefore;
  assert.ok(
    isShortRun || isBearable,
    `99th percentile: ${percentileBefore} ms quiet, ${percentileDuring} ms busy`,
  );
  await server.stop();
  return {
    sockets: slowHeaders.count + slowBodies.count,
    "longest open": `${(longestMs / 1000).toFixed(2)} s`,
    "timers late by": `${lateMs.toFixed(0)} ms`,
    "99th percentile quiet": `${percentileBefore.toFixed(1)} ms`,
    "99th percentile meanwhile": `${percentileDuring.toFixed(1)} ms`,
  };
}

scenario("slow-sockets", keepSocketsOpen, oneRetry);

/** The 99th percentile of the waiting time for a page while something lasts, in milliseconds. */
async function visitPages(url: string, work: Promise<unknown>): Promise<number> {
  const { pages, failures } = await sendVisitsDuring(url, work, { sendMessages: false });
  assert.equal(failures, 0, "A page failed");
  return computeQuantile(pages, 0.99);
}

/** Returns how long the last of the sockets stayed open, in milliseconds. */
async function openAllSockets(url: string, signal: AbortSignal): Promise<number> {
  const heldSockets: Promise<number>[] = [];
  for (const { count, start } of [slowHeaders, slowBodies]) {
    for (let opened = 0; opened < count; opened++) {
      heldSockets.push(hold(url, start, signal));
      // In small groups: the backlog of a listening socket is limited.
      if (opened % 25 === 24) await sleep(25);
    }
  }
  return Math.max(...(await Promise.all(heldSockets)));
}

async function hold(url: string, start: string, signal: AbortSignal): Promise<number> {
  const socket = await openSocket(url);
  const openedAt = performance.now();
  const { promise, resolve } = Promise.withResolvers<number>();
  socket.write(start);
  const dripping = setInterval(() => socket.write("x"), byteIntervalMs);
  const end = () => socket.destroy();
  signal.addEventListener("abort", end);
  socket.resume().on("close", () => {
    clearInterval(dripping);
    signal.removeEventListener("abort", end);
    resolve(performance.now() - openedAt);
  });
  return promise;
}
