import assert from "node:assert/strict";
import { setTimeout as sleep } from "node:timers/promises";
import autocannon from "autocannon";
import { onTestFinished } from "vitest";
import { formEndpoints } from "#contract/endpoints";
import { hasNginx, startNginx } from "#tests/harness/nginx";
import { startBelowEphemeral, startServer } from "#tests/harness/node-process";
import { smallSite } from "#tests/harness/small-site";
import { tempFolder } from "#tests/harness/temp-folder";
import { createProspect } from "./harness/prospects.ts";
import { isShort, scenario } from "./harness/scenario.ts";

const page: autocannon.Request = { path: "/product" };
const message: autocannon.Request = {
  method: "POST",
  path: formEndpoints.prospect,
  headers: { "content-type": "application/json" },
  body: JSON.stringify(createProspect(1)),
};
/** Milliseconds between two restarts, as deploy/nginx-two-servers.conf asks. */
const between = 3000;

/** Restarts two servers behind nginx one after the other, under load: no visitor sees an error. */
scenario("rolling-restart", async ({ skip, signal }) => {
  skip(!hasNginx, "nginx and openssl are not installed");
  const starts = [await startRestartable(), await startRestartable()];
  const addresses = starts.map(({ host }) => host);
  const nginx = await startNginx(tempFolder(), addresses);
  onTestFinished(nginx.stop);
  const { promise: result, resolve } = Promise.withResolvers<autocannon.Result>();
  const load = autocannon(
    {
      url: "https://www.idi.example",
      socketPath: nginx.at("https"),
      requests: [message, page, page, page, page],
      overallRate: 1000,
      // Longer than the restarts take: it is stopped after them.
      duration: 600,
    },
    (_error, outcome) => resolve(outcome),
  );
  onTestFinished(() => load.stop());
  const restarts = isShort ? 2 : 6;
  for (let number = 0; number < restarts; number++) {
    if (number > 0) await sleep(between, undefined, { signal });
    await starts[number % starts.length]?.restart();
  }
  load.stop();
  const { errors, timeouts, statusCodeStats = {} } = await result;
  const answers: Record<string, { count?: number }> = statusCodeStats;
  const { 200: pages, 201: messages, ...failures } = answers;
  assert.deepEqual(
    { errors, timeouts, ...failures },
    { errors: 0, timeouts: 0 },
    "Visitors saw errors",
  );
  assert.ok(pages?.count && messages?.count);
  return { restarts, pages: pages.count, messages: messages.count };
});

/** A server that can be shut down and started again at the same address. */
async function startRestartable() {
  const settings = { DIST_DIR: smallSite(), DATA_DIR: tempFolder() };
  const { PORT, ...first } = await startBelowEphemeral(settings);
  let { server } = first;
  return {
    host: new URL(server.url).host,
    async restart() {
      await server.stop();
      server = await startServer({ ...settings, PORT });
    },
  };
}
