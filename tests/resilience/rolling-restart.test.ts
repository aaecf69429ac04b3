import assert from "node:assert/strict";
import { once } from "node:events";
import { Agent, request } from "node:https";
import { setTimeout as sleep } from "node:timers/promises";
import { onTestFinished } from "vitest";
import { endpoints } from "#contract/endpoints";
import { builtSite } from "#tests/harness/built-site";
import { hasNginx, type Nginx, startNginx } from "#tests/harness/nginx";
import { startServer } from "#tests/harness/node-process";
import { tempFolder } from "#tests/harness/temp-folder";
import { prospectOf } from "./harness/prospects.ts";
import { isShort, scenario } from "./harness/scenario.ts";

/** Concurrent visitors, the pages that each requests per message, and its pauses in milliseconds. */
const visitors = { count: 10, pagesPerMessage: 4, pause: 5 };
/** Milliseconds between two restarts, as deploy/nginx-two-servers.conf asks. */
const between = 3000;

/** Restarts two servers behind nginx one after the other, under load: no visitor sees an error. */
scenario("rolling-restart", async ({ skip, signal }) => {
  skip(!hasNginx, "nginx and openssl are not installed");
  const starts = [await startRestartable(), await startRestartable()];
  const addresses = starts.map(({ host }) => host);
  const nginx = await startNginx(tempFolder(), addresses);
  onTestFinished(nginx.stop);
  const seen: Record<string, number> = {};
  const enough = new AbortController();
  const load = Promise.all(
    Array.from({ length: visitors.count }, () => visit(nginx, seen, enough.signal)),
  );
  const restarts = isShort ? 2 : 6;
  for (let number = 0; number < restarts; number++) {
    if (number > 0) await sleep(between, undefined, { signal });
    await starts[number % starts.length]?.restart();
  }
  enough.abort();
  await load;
  const { "page 200": pages = 0, "message 201": messages = 0, ...failures } = seen;
  assert.deepEqual(failures, {}, "Visitors saw errors");
  assert.ok(pages > 0 && messages > 0);
  return { restarts, pages, messages };
});

/** A server that can be shut down and started again at the same address. */
async function startRestartable() {
  const settings = { DIST_DIR: builtSite(tempFolder()), DATA_DIR: tempFolder() };
  let server = await startServer(settings);
  const { host, port: PORT } = new URL(server.url);
  return {
    host,
    async restart() {
      await server.stop();
      server = await startServer({ ...settings, PORT });
    },
  };
}

/** Requests pages and sends messages on a connection of its own, and counts the answers. */
async function visit({ at }: Nginx, seen: Record<string, number>, enough: AbortSignal) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const given = {
    agent,
    socketPath: at("https"),
    rejectUnauthorized: false,
    headers: { host: "www.idi.example" },
  };
  for (let number = 0; !enough.aborted; number++) {
    const isMessage = number % (visitors.pagesPerMessage + 1) === 0;
    const kind = isMessage ? "message" : "page";
    try {
      const asked = isMessage
        ? request({
            ...given,
            method: "POST",
            path: endpoints.prospect,
            headers: { ...given.headers, "content-type": "application/json" },
          })
        : request({ ...given, path: "/product" });
      asked.end(isMessage ? JSON.stringify(prospectOf(number)) : undefined);
      const [response] = await once(asked, "response");
      response.resume();
      await once(response, "end");
      count(`${kind} ${response.statusCode}`);
    } catch (error) {
      count(`${kind} ${(error as NodeJS.ErrnoException).code}`);
    }
    await sleep(visitors.pause);
  }
  agent.destroy();

  function count(outcome: string) {
    seen[outcome] = (seen[outcome] ?? 0) + 1;
  }
}
