import assert from "node:assert/strict";
import { join } from "node:path";
import { endpoints } from "#contract/endpoints";
import type { Receipt } from "#server/store/submission";
import { formHeaders, formOf } from "../../harness/prospects.ts";
import { checkKept } from "../harness/check-kept.ts";
import { databaseFile } from "../harness/database.ts";
import { keyOf, mark, post, prospectOf } from "../harness/prospects.ts";
import { startServer } from "../harness/server.ts";
import { mountSmallDisk } from "../harness/small-disk.ts";
import type { Context, Figures } from "../scenario.ts";

/** Posts until the disk is full, and beyond: no false success, no lost word, and it ends by itself. */
export async function fillDisk(context: Context): Promise<Figures> {
  const disk = mountSmallDisk(context, 4);
  const { url, setting } = databaseFile(join(disk.folder, "idi.sqlite"));
  const server = await startServer(context, { DATABASE_URL: url });
  const receipts = new Map<number, Receipt>();
  let number = 0;
  /** Sends the next prospect; whether it was acknowledged. */
  const sendNext = async () => {
    number += 1;
    const response = await post(server.url, prospectOf(number), keyOf(number), context);
    if (response.status === 201) receipts.set(number, (await response.json()) as Receipt);
    else assert.equal(response.status, 503, await response.text());
    return response.status === 201;
  };

  while (await sendNext()) assert.ok(number < 20_000, "The disk does not get full");
  const fitted = receipts.size;
  assert.ok(fitted > 0, "Nothing was kept before the disk was full");
  // Small ones may still fit; the longest do not.
  for (let more = 0; more < 300; more++) await sendNext();
  const refused = number - receipts.size;
  const form = await postForm(server.url, 149);
  assert.equal(form.status, 503);
  assert.ok(form.html.includes(`${mark} No. 149`), "The form has lost the visitor's words");
  assert.equal((await fetch(`${server.url}/product`)).status, 200);

  disk.makeRoom();
  for (let more = 0; more < 50; more++) assert.ok(await sendNext(), "It has not recovered");
  assert.ok(!server.output().includes(mark), "The log holds a visitor's name");
  await server.stop();
  await checkKept(setting, receipts, []);
  return { "kept until full": fitted, refused, "kept in all": receipts.size };
}

/** Sends a form as a browser without script does. */
async function postForm(siteUrl: string, number: number) {
  const response = await fetch(siteUrl + endpoints.prospect, {
    method: "POST",
    headers: formHeaders,
    body: formOf(prospectOf(number), { language: "sv" }),
    redirect: "manual",
  });
  return { status: response.status, html: await response.text() };
}
