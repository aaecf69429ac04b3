import assert from "node:assert/strict";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { apiEndpoints, formEndpoints } from "#contract/endpoints.ts";
import { computeQuantile } from "#tests/bench/quantile.ts";
import { encodeForm, formHeaders } from "#tests/harness/form-posts.ts";
import { startServer } from "#tests/harness/node-process.ts";
import { createSeededRandom } from "#tests/harness/random.ts";
import { createProspect } from "./harness/prospects.ts";
import { isShortRun, oneRetry, scenario } from "./harness/scenario.ts";
import type { LoadCounts, LoadRequest } from "./harness/send-repeatedly.ts";
import { sendVisitsDuring, type VisitOutcome } from "./harness/visitors.ts";

/** The client address of the flood; the server has to trust the proxy on this machine. */
const floodHeaders = { "x-forwarded-for": "203.0.113.66" };

/** Form posts of every kind that is refused, or would be if there were fewer. */
function createRefusedPosts(): LoadRequest[] {
  const bodies = [
    encodeForm({ ...createProspect(140), email: "nobody" }),
    encodeForm(createProspect(141)),
    "",
    "x=1&".repeat(10_000),
  ];
  const path = formEndpoints.prospect;
  const headers = { ...floodHeaders, ...formHeaders };
  return bodies.map((body) => ({ method: "POST", path, headers, body }));
}

/** Many place names start with these words, so that many spans may be a name. */
const beginnings = "new f bo sant old los villa st saint santa oy h san la de".split(" ");

/** Look-ups of addresses of 200 characters, each different. */
function createLookups(): LoadRequest[] {
  const random = createSeededRandom();
  const pick = (words: readonly string[]) => words[Math.floor(random() * words.length)] ?? "";
  return Array.from({ length: 300 }, () => {
    const joint = random() < 0.5 ? " " : ",";
    const fewWords = Array.from({ length: 4 }, () => pick(beginnings));
    const words = Array.from({ length: 100 }, () => pick(fewWords));
    const address = encodeURIComponent(words.join(joint).slice(0, 200));
    return { path: `${apiEndpoints.geocode}?address=${address}`, headers: floodHeaders };
  });
}

/**
 * Floods the server from one IP address. No other visitor may fail, and (in the full form) the median waiting time may
 * not exceed what `getBearableMs` makes of that without a flood, in milliseconds.
 */
async function flood(requests: LoadRequest[], getBearableMs: (medianBefore: number) => number) {
  const server = await startServer({
    TRUST_PROXY: "loopback",
    RATE_LIMIT: "30/10m",
    GEOCODE_LIMIT: "300/10m",
  });
  const seconds = isShortRun ? 1 : 10;
  await sendVisitsDuring(server.url, sleep(500));
  const quietMs = isShortRun ? 0 : seconds * 1000;
  const outcomeBefore = await sendVisitsDuring(server.url, sleep(quietMs));
  const workerData = { target: { url: server.url }, requests, connections: 16, seconds };
  // A thread of its own, so that measurements are not delayed.
  const flooding = new Worker(new URL("./harness/flood-worker.ts", import.meta.url), {
    workerData,
  });
  const answers = once(flooding, "message").then(([counts]): LoadCounts => counts);
  const outcomeDuring = await sendVisitsDuring(server.url, answers);
  assert.equal(
    outcomeDuring.failures,
    0,
    `${outcomeDuring.failures} of ${outcomeDuring.pages.length} others failed`,
  );
  const isBearable = (["pages", "messages"] as const).every(
    (kind) => median(outcomeDuring[kind]) < getBearableMs(median(outcomeBefore[kind])),
  );
  const measurements = compareMedians(outcomeBefore, outcomeDuring);
  assert.ok(isShortRun || isBearable, `Others waited: ${JSON.stringify(measurements)}`);
  await server.stop();
  const counts = Object.entries(outcomeDuring.result).map(
    ([status, count]) => `${count} × ${status}`,
  );
  return { "answers to the flood": counts.join(" + "), ...measurements };
}

const median = (times: number[]) => computeQuantile(times, 0.5);

/** The figures of visitors before and during a flood. */
function compareMedians(outcomeBefore: VisitOutcome, outcomeDuring: VisitOutcome) {
  const medians = (kind: "pages" | "messages") =>
    `${median(outcomeBefore[kind]).toFixed(1)} → ${median(outcomeDuring[kind]).toFixed(1)} ms`;
  return {
    "others' median for a page": medians("pages"),
    "others' median for a message": medians("messages"),
  };
}

// Others wait less than twice as long.
scenario("refusal-flood", () => flood(createRefusedPosts(), (quiet) => 2 * quiet), oneRetry);

// Others hardly notice.
scenario("lookup-flood", () => flood(createLookups(), () => 100), oneRetry);
