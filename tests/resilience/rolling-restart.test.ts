import assert from "node:assert/strict";
import { setTimeout as sleep } from "node:timers/promises";
import { onTestFinished } from "vitest";
import { formEndpoints } from "#contract/endpoints.ts";
import { hasNginx, startNginx } from "#tests/harness/nginx.ts";
import { startOnFixedPort, startServer } from "#tests/harness/node-process.ts";
import { createTempFolder } from "#tests/harness/temp-folder.ts";
import { createTestSite } from "#tests/harness/test-site.ts";
import { createProspect } from "./harness/prospects.ts";
import { isShortRun, scenario } from "./harness/scenario.ts";
import { type LoadRequest, sendRepeatedly } from "./harness/send-repeatedly.ts";

const page: LoadRequest = { path: "/product" };
const message: LoadRequest = {
  method: "POST",
  path: formEndpoints.prospect,
  headers: { "content-type": "application/json" },
  body: JSON.stringify(createProspect(1)),
};
/** Milliseconds between two restarts, as deploy/nginx-two-servers.conf asks. */
const pauseMs = 3000;

/** Restarts two servers behind nginx one after the other, under load: no visitor sees an error. */
scenario("rolling-restart", async ({ skip, signal }) => {
  skip(!hasNginx, "nginx and openssl are not installed");
  const starts = [await startRestartable(), await startRestartable()];
  const hosts = starts.map(({ host }) => host);
  const nginx = await startNginx(createTempFolder(), hosts);
  onTestFinished(nginx.stop);
  const abortController = new AbortController();
  onTestFinished(() => abortController.abort());
  const load = sendRepeatedly(
    { url: "https://www.idi.example", socketPath: nginx.getPath("https") },
    [message, page, page, page, page],
    // At most 1000 requests a second.
    { connections: 10, pauseMs: 10, signal: abortController.signal },
  );
  const restarts = isShortRun ? 2 : 6;
  for (let number = 0; number < restarts; number++) {
    if (number > 0) await sleep(pauseMs, undefined, { signal });
    await starts[number % starts.length]?.restart();
  }
  abortController.abort();
  const { 200: pages = 0, 201: messages = 0, ...failures } = await load;
  assert.deepEqual(failures, {}, "Visitors saw errors");
  assert.ok(pages > 0 && messages > 0);
  return { restarts, pages, messages };
});

/** A server that can be shut down and started again at the same URL. */
async function startRestartable() {
  const settings = { DIST_DIR: createTestSite(), DATA_DIR: createTempFolder() };
  const { PORT, ...firstStart } = await startOnFixedPort(settings);
  let { server } = firstStart;
  return {
    host: new URL(server.url).host,
    async restart() {
      await server.stop();
      server = await startServer({ ...settings, PORT });
    },
  };
}
