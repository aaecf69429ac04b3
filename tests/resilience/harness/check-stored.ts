import assert from "node:assert/strict";
import { DatabaseSync } from "node:sqlite";
import type { Prospect } from "#contract/prospect";
import type { DatabaseSetting } from "#server/lib/setting-formats";
import { openDatabase } from "#server/store/database/open-database";
import { openStore } from "#server/store/open-store";
import { isIntact, type Receipt } from "#server/store/submissions/submission";
import { createProspect } from "./prospects.ts";
import type { RecordingPlatform } from "./recording-platform.ts";

/**
 * Asserts that the database holds what was acknowledged and nothing else: each numbered prospect once,
 * unchanged, under the receipt that its sender got, with one outbox row per target.
 */
export async function checkStored(
  setting: DatabaseSetting,
  receipts: ReadonlyMap<number, Receipt>,
  targets: readonly string[],
): Promise<void> {
  if (setting.dialect === "sqlite") checkIntegrity(setting.file);
  const store = await openStore({ DATABASE_URL: setting });
  const batches = await Array.fromAsync(store.submissions.read({ category: "prospects" })).finally(
    store.close,
  );
  const stored = batches.flat();
  assert.deepEqual(
    stored.filter((one) => !isIntact(one)),
    [],
    "The database holds damaged rows",
  );
  const found = stored
    .filter(isIntact)
    .map(({ id, receivedAt, fields }) => ({ id, receivedAt, words: fields }));
  const expected = [...receipts].map(([number, { id, receivedAt }]) => ({
    id,
    receivedAt,
    words: createProspect(number),
  }));
  const byId = (a: Receipt, b: Receipt) => (a.id < b.id ? -1 : 1);
  assert.deepEqual(found.sort(byId), expected.sort(byId), "The database holds something else");
  const ways = expected.flatMap(({ id }) => targets.map((target) => `${id} ${target}`));
  assert.deepEqual(
    (await readOutboxTargets(setting)).sort(),
    ways.sort(),
    "The outbox is not complete",
  );
}

/** Asserts that every acknowledged prospect was delivered, under the key of its receipt and no other. */
export function checkArrived(
  platform: RecordingPlatform,
  receipts: ReadonlyMap<number, Receipt>,
): void {
  const expected = new Map(
    [...receipts].map(([number, { id }]) => [id, handedOn(createProspect(number))]),
  );
  assert.deepEqual(platform.stored, expected, "Something else has arrived");
  assert.deepEqual(platform.contradictions, [], "A key came again with other words");
}

/** What the platform gets of a prospect: all but page and campaign. */
function handedOn({ page: _page, campaign: _campaign, ...prospect }: Prospect) {
  return prospect;
}

function checkIntegrity(file: string): void {
  const database = new DatabaseSync(file);
  const found = database.prepare("pragma integrity_check").all();
  database.close();
  assert.deepEqual(found.map(Object.values), [["ok"]]);
}

async function readOutboxTargets(setting: DatabaseSetting): Promise<string[]> {
  const db = await openDatabase(setting);
  const rows = await db.selectFrom("outbox").select(["submission_id", "target"]).execute();
  await db.destroy();
  return rows.map(({ submission_id, target }) => `${submission_id} ${target}`);
}
