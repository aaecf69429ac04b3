import assert from "node:assert/strict";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { apiEndpoints, formEndpoints } from "#contract/endpoints.ts";
import { computeQuantile } from "#tests/bench/quantile.ts";
import { encodeForm, formHeaders } from "#tests/harness/form-posts.ts";
import { startServer } from "#tests/harness/node-process.ts";
import { createSeededRandom } from "#tests/harness/random.ts";
import type { LoadCounts, LoadRequest } from "./harness/load.ts";
import { createProspect } from "./harness/prospects.ts";
import { isShortRun, oneRetry, scenario } from "./harness/scenario.ts";
import { sendVisitsDuring, type VisitOutcome } from "./harness/visitors.ts";

/** The client address of the flood; the server has to trust the proxy on this machine. */
const flooder = { "x-forwarded-for": "203.0.113.66" };

/** Form posts of every kind that is refused, or would be if there were fewer. */
function refusedPosts(): LoadRequest[] {
  const bodies = [
    encodeForm({ ...createProspect(140), email: "nobody" }),
    encodeForm(createProspect(141)),
    "",
    "x=1&".repeat(10_000),
  ];
  const path = formEndpoints.prospect;
  const headers = { ...flooder, ...formHeaders };
  return bodies.map((body) => ({ method: "POST", path, headers, body }));
}

/** Many place names start with these words, so that many spans may be a name. */
const beginnings = "new f bo sant old los villa st saint santa oy h san la de".split(" ");

/** Look-ups of addresses of 200 characters, each different. */
function lookups(): LoadRequest[] {
  const random = createSeededRandom();
  const pick = (words: readonly string[]) => words[Math.floor(random() * words.length)] ?? "";
  return Array.from({ length: 300 }, () => {
    const joint = random() < 0.5 ? " " : ",";
    const few = Array.from({ length: 4 }, () => pick(beginnings));
    const words = Array.from({ length: 100 }, () => pick(few));
    const address = encodeURIComponent(words.join(joint).slice(0, 200));
    return { path: `${apiEndpoints.geocode}?address=${address}`, headers: flooder };
  });
}

/**
 * Floods the server from one IP address. No other visitor may fail, and (in the full form) the median waiting time may
 * not exceed what `bearable` makes of that without a flood, in milliseconds.
 */
async function flood(requests: LoadRequest[], bearable: (quiet: number) => number) {
  const server = await startServer({
    TRUST_PROXY: "loopback",
    RATE_LIMIT: "30/10m",
    GEOCODE_LIMIT: "300/10m",
  });
  const seconds = isShortRun ? 2 : 10;
  await sendVisitsDuring(server.url, sleep(500));
  const quiet = await sendVisitsDuring(server.url, sleep(seconds * 1000));
  const workerData = { target: { url: server.url }, requests, connections: 16, seconds };
  // A thread of its own, so that measurements are not delayed.
  const flooding = new Worker(new URL("./harness/flood-worker.ts", import.meta.url), {
    workerData,
  });
  const answers = once(flooding, "message").then(([counts]): LoadCounts => counts);
  const busy = await sendVisitsDuring(server.url, answers);
  assert.equal(busy.failures, 0, `${busy.failures} of ${busy.pages.length} others failed`);
  const isBearable = (["pages", "messages"] as const).every(
    (kind) => median(busy[kind]) < bearable(median(quiet[kind])),
  );
  const measurements = compare(quiet, busy);
  assert.ok(isShortRun || isBearable, `Others waited: ${JSON.stringify(measurements)}`);
  await server.stop();
  const counts = Object.entries(busy.result).map(([status, count]) => `${count} × ${status}`);
  return { "answers to the flood": counts.join(" + "), ...measurements };
}

const median = (times: number[]) => computeQuantile(times, 0.5);

/** The figures of visitors before and during a flood. */
function compare(quiet: VisitOutcome, busy: VisitOutcome) {
  const medians = (kind: "pages" | "messages") =>
    `${median(quiet[kind]).toFixed(1)} → ${median(busy[kind]).toFixed(1)} ms`;
  return {
    "others' median for a page": medians("pages"),
    "others' median for a message": medians("messages"),
  };
}

// Others wait less than twice as long.
scenario("refusal-flood", () => flood(refusedPosts(), (quiet) => 2 * quiet), oneRetry);

// Others hardly notice.
scenario("lookup-flood", () => flood(lookups(), () => 100), oneRetry);
