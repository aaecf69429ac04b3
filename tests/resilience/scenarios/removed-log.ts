import assert from "node:assert/strict";
import { existsSync, rmSync } from "node:fs";
import { endpoints } from "#contract/endpoints";
import { spamFields } from "#contract/spam-signs";
import { openStore } from "#server/store/open-store";
import type { Receipt } from "#server/store/submission";
import { checkKept } from "../harness/check-kept.ts";
import { createDatabase } from "../harness/database.ts";
import { keyOf, post, postUntilKept, prospectOf } from "../harness/prospects.ts";
import { startServer } from "../harness/server.ts";
import { until } from "../harness/until.ts";
import type { Context, Figures } from "../scenario.ts";

/**
 * Removes SQLite's log under the running server, repeatedly, and kills it in the end. What was
 * acknowledged is stored, spam too; what could not be stored was refused.
 */
export async function removeLog(context: Context): Promise<Figures> {
  const posts = context.short ? 40 : 400;
  const { setting, url } = await createDatabase(context, "sqlite");
  assert.equal(setting.dialect, "sqlite");
  const server = await startServer(context, { DATABASE_URL: url });
  const receipts = new Map<number, Receipt>();
  let refused = 0;
  let spam = 0;
  for (let number = 1; number <= posts; number++) {
    if (number % 5 === 0) rmSync(`${setting.file}-wal`, { force: true });
    // Every second time spam comes first.
    if (number % 10 === 0) {
      const isKept = await sendSpam(server.url, number);
      spam += isKept ? 1 : 0;
      refused += isKept ? 0 : 1;
    }
    const { receipt, tries } = await postUntilKept(() => server.url, number, context.signal);
    receipts.set(number, receipt);
    refused += tries - 1;
  }
  rmSync(`${setting.file}-wal`, { force: true });
  const last = await post(server.url, prospectOf(posts + 1), keyOf(posts + 1));
  // The server may have noticed by itself between the two.
  if (last.status === 201) receipts.set(posts + 1, (await last.json()) as Receipt);
  else assert.equal(last.status, 503);
  rmSync(`${setting.file}-wal`, { force: true });
  const hasLog = () => existsSync(`${setting.file}-wal`);
  await until("a new log, though nobody sends anything", hasLog, context);
  await server.kill();
  await checkKept(setting, receipts, []);
  const store = await openStore({ DATABASE_URL: setting });
  const kept = await store.submissions.count({ category: "spam" }).finally(store.close);
  assert.equal(kept, spam, "Spam that was acknowledged is lost");
  return { removed: posts / 5 + 2, refused, acknowledged: receipts.size + spam };
}

async function sendSpam(siteUrl: string, number: number): Promise<boolean> {
  const response = await fetch(siteUrl + endpoints.prospect, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...prospectOf(number), [spamFields.honeypot]: "x" }),
  });
  return response.status === 201;
}
