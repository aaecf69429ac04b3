import assert from "node:assert/strict";
import type { Receipt } from "#server/store/submission";
import { runNode } from "#tests/harness/node-process";
import { checkArrived, checkKept } from "../harness/check-kept.ts";
import { createDatabase } from "../harness/database.ts";
import { untilAllArrived, viewOutbox } from "../harness/outbox.ts";
import { postUntilKept } from "../harness/prospects.ts";
import { accept, startReceiver } from "../harness/receiver.ts";
import { startServer } from "../harness/server.ts";
import { until } from "../harness/until.ts";
import type { Context, Figures } from "../scenario.ts";

/**
 * Puts a page "200 text/html" in front of the platform, as a maintenance or a log-in does. Operators must
 * see what was not delivered and why; when the page is gone, everything arrives, once each.
 */
export async function answerWithPages(context: Context): Promise<Figures> {
  const count = context.short ? 8 : 40;
  let isAway = true;
  let pages = 0;
  const receiver = await startReceiver(context, () => {
    if (!isAway) return { keeps: true, answer: accept };
    pages += 1;
    return {
      keeps: false,
      answer: (response) =>
        response.writeHead(200, { "content-type": "text/html" }).end("<h1>Back soon</h1>"),
    };
  });
  const database = await createDatabase(context, "sqlite");
  const settings = { DATABASE_URL: database.url, PLATFORM_URL: receiver.url };
  const server = await startServer(context, settings);
  const receipts = new Map<number, Receipt>();
  for (let number = 1; number <= count; number++) {
    const { receipt } = await postUntilKept(() => server.url, number, context.signal);
    receipts.set(number, receipt);
  }
  await until("a page for each", () => pages >= count, { signal: context.signal });

  const isToldOfAll = async () => {
    const report = runNode("prospects.ts", ["undelivered"], settings, context);
    const lines = (await report.ended).stdout.trim().split("\n");
    return [...receipts.values()].every(({ id }) =>
      lines.some((line) => line.startsWith(id) && line.endsWith("last failure: HTTP 200 not JSON")),
    );
  };
  await until("all shown as undelivered", isToldOfAll, {
    signal: context.signal,
    timeout: 30_000,
  });

  isAway = false;
  await untilAllArrived(await viewOutbox(context, database.setting), context);
  await server.stop();
  await checkKept(database.setting, receipts, ["platform"]);
  checkArrived(receiver, receipts);
  assert.equal(receiver.repeats(), 0, "Something has arrived twice");
  return { acknowledged: count, "pages answered": pages, "arrived after": receiver.kept.size };
}
