import assert from "node:assert/strict";
import { setTimeout as sleep } from "node:timers/promises";
import type { Receipt } from "#server/store/submissions/submission";
import { startServer } from "#tests/harness/node-process";
import { checkStored } from "./harness/check-stored.ts";
import { createDatabase } from "./harness/database.ts";
import { createKey, createProspect, post } from "./harness/prospects.ts";
import { type Context, scenario } from "./harness/scenario.ts";

const atOnce = 100;

/**
 * Sends with one key at the same time: equal messages (one row, one receipt), and two different ones (one
 * wins, the other is refused). On PostgreSQL two servers share the posts.
 */
async function repeatKeys({ signal }: Context, dialect: "sqlite" | "postgres") {
  const database = await createDatabase(dialect);
  const servers = [await startServer({ DATABASE_URL: database.url })];
  if (dialect === "postgres") {
    servers.push(await startServer({ DATABASE_URL: database.url }));
  }
  /** A busy server may refuse a post; its sender tries again. */
  const postTillAnswered = async (url: string, number: number, key: string): Promise<Response> => {
    const response = await post(url, createProspect(number), key, { signal });
    if (response.status !== 503) return response;
    await response.text();
    await sleep(200, undefined, { signal });
    return postTillAnswered(url, number, key);
  };
  /** The answers to simultaneous posts; `numberOf` tells which message the nth post carries. */
  const send = (key: string, numberOf: (index: number) => number) =>
    Promise.all(
      Array.from({ length: atOnce }, async (_, index) => {
        const url = servers[index % servers.length]?.url ?? "";
        const response = await postTillAnswered(url, numberOf(index), key);
        return { status: response.status, text: await response.text() };
      }),
    );

  const same = await send(createKey(1), () => 1);
  assert.equal(new Set(same.map(({ text }) => text)).size, 1, "The receipts differ");
  assert.deepEqual(new Set(same.map(({ status }) => status)), new Set([201]));
  const other = await postTillAnswered(servers[0]?.url ?? "", 2, createKey(1));
  assert.equal(other.status, 422);
  assert.equal((await other.json()).code, "idempotency_key_reused");

  const rivals = await send(createKey(3), (index) => 3 + (index % 4 < 2 ? 0 : 1));
  const winners = rivals.flatMap(({ status }, index) =>
    status === 201 ? [3 + (index % 4 < 2 ? 0 : 1)] : [],
  );
  const refused = rivals.filter(({ status }) => status === 422);
  assert.deepEqual([winners.length, refused.length], [atOnce / 2, atOnce / 2]);
  assert.equal(new Set(winners).size, 1, "Both kinds of words have won");

  for (const server of servers) await server.stop();
  const first = JSON.parse(same[0]?.text ?? "") as Receipt;
  const second = JSON.parse(rivals.find(({ status }) => status === 201)?.text ?? "") as Receipt;
  const receipts = new Map([
    [1, first],
    [winners[0] ?? 0, second],
  ]);
  await checkStored(database.setting, receipts, []);
  return { servers: servers.length, "posts with one key": atOnce, rows: 1, "refused rivals": 50 };
}

for (const dialect of ["sqlite", "postgres"] as const) {
  scenario(`same-key-${dialect}`, (context) => repeatKeys(context, dialect));
}
