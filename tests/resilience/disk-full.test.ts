import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { formEndpoints } from "#contract/endpoints.ts";
import { backUp } from "#server/backups/back-up.ts";
import { openDatabase } from "#server/store/database/open-database.ts";
import type { Receipt } from "#server/store/submissions/submission.ts";
import { canary } from "#tests/harness/canary.ts";
import { encodeForm, formHeaders } from "#tests/harness/form-posts.ts";
import { startServer } from "#tests/harness/node-process.ts";
import { readMetric } from "#tests/harness/read-metric.ts";
import { checkStored } from "./harness/check-stored.ts";
import { createKey, createProspect, post, postUntilStored } from "./harness/prospects.ts";
import { scenario } from "./harness/scenario.ts";
import { createScenarioDatabase } from "./harness/scenario-database.ts";
import { mountSmallDisk } from "./harness/small-disk.ts";

/** Posts until the disk is full, and beyond: no false success, no lost text, and recovery without a restart. */
scenario("disk-full", async (context) => {
  const { folder, makeRoom } = mountSmallDisk(context, 2048);
  const { url, setting } = await createScenarioDatabase("sqlite", folder);
  const server = await startServer({ DATABASE_URL: url });
  const receipts = new Map<number, Receipt>();
  let number = 0;
  let shed = 0;
  /** Sends the next prospect, again if the server had too much to do; returns whether it was acknowledged. */
  const sendNext = async (): Promise<boolean> => {
    const response = await post(
      server.url,
      createProspect(number + 1),
      createKey(number + 1),
      context,
    );
    if (response.status === 201) receipts.set(number + 1, (await response.json()) as Receipt);
    else assert.equal(response.status, 503, await response.text());
    const shedBefore = shed;
    if (response.status === 503) shed = await readMetric(server.url, "shed_requests_total");
    if (shed > shedBefore) return sendNext();
    number += 1;
    return response.status === 201;
  };

  while (await sendNext()) assert.ok(number < 20_000, "The disk does not get full");
  const fitted = receipts.size;
  assert.ok(fitted > 0, "Nothing was stored before the disk was full");
  // Small ones may still fit; the longest do not.
  for (let more = 0; more < 300; more++) await sendNext();
  const refusedCount = number - receipts.size;
  await assertFormRefused(server.url);
  assert.equal((await fetch(`${server.url}/product`)).status, 200);

  makeRoom();
  for (let more = 0; more < 50; more++) assert.ok(await sendNext(), "It has not recovered");
  assert.ok(!server.output.stdout.includes(canary), "The log holds a visitor's name");
  await server.stop();
  await checkStored(setting, receipts);
  return { "stored until full": fitted, refused: refusedCount, "stored in all": receipts.size };
});

/** Starts with little or no room on the disk: pages come, forms keep the words, and it recovers. */
for (const freeKb of [0, 9, 20, 33, 60]) {
  scenario(`start-with-${freeKb}-kb`, async (context) => {
    const { folder, makeRoom } = mountSmallDisk(context, freeKb);
    const { url } = await createScenarioDatabase("sqlite", folder);
    const server = await startServer({ DATABASE_URL: url });
    assert.equal((await fetch(`${server.url}/product`)).status, 200);
    await assertFormRefused(server.url);
    assert.equal((await fetch(`${server.url}/readyz`)).status, 503);
    makeRoom();
    const { attempts } = await postUntilStored(() => server.url, 1, context.signal);
    await server.stop();
    return { "attempts once there was room": attempts };
  });
}

/** Backs up onto a disk with too little room: it says where, and leaves nothing behind. */
for (const freeKb of [0, 20, 60, 240]) {
  scenario(`backup-into-${freeKb}-kb`, async (context) => {
    const { folder } = mountSmallDisk(context, freeKb);
    const { setting } = await createScenarioDatabase("sqlite");
    await (await openDatabase(setting)).destroy();
    const filesBefore = readdirSync(folder);
    await assert.rejects(backUp(setting, join(folder, "backup.sqlite")), {
      name: "OperatorError",
      message: new RegExp(`^Cannot write the backup.*${folder}: [^.]*$`),
    });
    assert.deepEqual(readdirSync(folder), filesBefore);
    return { "KB of room": freeKb };
  });
}

/** Sends a form post as a browser without JavaScript does: it is refused with all words in the form. */
async function assertFormRefused(siteUrl: string) {
  const response = await fetch(siteUrl + formEndpoints.prospect, {
    method: "POST",
    headers: formHeaders,
    body: encodeForm(createProspect(149), { language: "sv" }),
    redirect: "manual",
  });
  assert.equal(response.status, 503);
  const html = await response.text();
  assert.ok(html.includes(`${canary} No. 149`), "The form has lost the visitor's words");
}
