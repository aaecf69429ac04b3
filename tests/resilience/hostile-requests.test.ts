import assert from "node:assert/strict";
import pLimit from "p-limit";
import { startServer } from "#tests/harness/node-process.ts";
import { parseStatuses, sendBytes } from "#tests/harness/raw-socket.ts";
import { checkStored } from "./harness/check-stored.ts";
import { isShortRun, scenario } from "./harness/scenario.ts";
import { createScenarioDatabase } from "./harness/scenario-database.ts";
import {
  createMutatedRequests,
  type HostileRequest,
  listHostileRequests,
} from "./hostile-requests.ts";

/** Sends malformed requests: nothing is stored, no log line is forged, and the server goes on. */
scenario("hostile-requests", async () => {
  const database = await createScenarioDatabase("sqlite");
  const server = await startServer({ DATABASE_URL: database.url });
  const mutated = createMutatedRequests().filter((_, index) => !isShortRun || index % 8 === 0);
  const requests = [...listHostileRequests(), ...mutated];
  await pLimit(25).map(requests, (request) => send(server.url, request));
  const lines = readLog(server.output.stdout);
  assert.ok(!lines.some(({ msg }) => msg === "forged"), "A log line was forged");
  const logged = lines.filter(({ msg }) => msg === "request").length;
  assert.ok(logged <= requests.length, `${logged} requests logged of ${requests.length}`);
  assert.equal((await fetch(`${server.url}/product`)).status, 200);
  await server.stop();
  await checkStored(database.setting, new Map());
  return { requests: requests.length, logged };
});

/** The log lines of a server; asserts that each is one whole JSON object. */
function readLog(output: string): { msg: string }[] {
  const lines = output.split("\n").filter((line) => line !== "");
  return lines.map((line) => {
    assert.match(line, /^\{"level":\d+,.*"msg":"[^"]*"\}$/, `A broken log line: ${line}`);
    return JSON.parse(line);
  });
}

async function send(url: string, { what, bytes, answers }: HostileRequest): Promise<void> {
  const answer = await sendBytes(url, bytes, 5000);
  const statuses = parseStatuses(answer);
  assert.ok(statuses.length <= 1, `${what}: answered ${statuses.length} times`);
  for (const status of statuses) {
    const isExpected = answers.includes(status) || (status >= 400 && status < 500);
    assert.ok(isExpected, `${what}: answered with ${status}`);
  }
  assert.doesNotMatch(answer, /evil\.example/, `${what}: a forged host is repeated`);
}
