import assert from "node:assert/strict";
import { setTimeout as sleep } from "node:timers/promises";
import type { Receipt } from "#server/store/submissions/submission.ts";
import { computeQuantile } from "#tests/bench/quantile.ts";
import { startServer } from "#tests/harness/node-process.ts";
import { checkStored } from "./harness/check-stored.ts";
import { lockAgainstWriters } from "./harness/lock-database.ts";
import { createKey, createProspect, post, postUntilStored } from "./harness/prospects.ts";
import { type Context, scenario } from "./harness/scenario.ts";
import { createScenarioDatabase } from "./harness/scenario-database.ts";
import { sendVisitsDuring } from "./harness/visitors.ts";

/** Duration of the lock in milliseconds: longer than the server waits for each kind of database. */
const lockMs = { sqlite: 5000, postgres: 8000 };
const posts = 20;

/**
 * Lets another program lock the database. Visitors are told of the failure, pages are served as usual,
 * and once the lock is gone a retry is stored once.
 */
async function lockDatabase(context: Context, dialect: "sqlite" | "postgres") {
  const database = await createScenarioDatabase(dialect);
  const server = await startServer({ DATABASE_URL: database.url });
  const receipts = new Map<number, Receipt>();
  const keep = async (number: number) => {
    const { receipt } = await postUntilStored(() => server.url, number, context.signal);
    receipts.set(number, receipt);
  };
  await keep(0);

  const unlock = await lockAgainstWriters(database.setting);
  const waits: number[] = [];
  const sendWhileLocked = Promise.all([
    sleep(lockMs[dialect]),
    // Posts have been answered by then, and no longer hold the connections.
    sleep(lockMs[dialect] - 1500).then(async () => {
      const readiness = await fetch(`${server.url}/readyz`);
      const { failed } = (await readiness.json()) as { failed?: string[] };
      assert.ok(failed?.includes("store"), "It seemed that messages could be stored");
    }),
    ...Array.from({ length: posts }, async (_, index) => {
      const start = performance.now();
      const response = await post(server.url, createProspect(index + 1), createKey(index + 1));
      waits.push(performance.now() - start);
      await response.arrayBuffer();
      assert.equal(response.status, 503, "A post was acknowledged that could not be stored");
    }),
  ]).finally(unlock);
  const visits = await sendVisitsDuring(server.url, sendWhileLocked, { sendMessages: false });
  assert.equal(visits.failures, 0, "A page failed");

  for (let number = 1; number <= posts; number++) await keep(number);
  await server.stop();
  await checkStored(database.setting, receipts);
  return {
    "answered with a failure": posts,
    "after at most": `${(Math.max(...waits) / 1000).toFixed(1)} s`,
    "pages' 99th percentile meanwhile": `${computeQuantile(visits.pages, 0.99).toFixed(0)} ms`,
    "stored afterwards": receipts.size,
  };
}

for (const dialect of ["sqlite", "postgres"] as const) {
  scenario(`locked-${dialect}`, (context) => lockDatabase(context, dialect));
}
