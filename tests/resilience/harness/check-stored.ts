import assert from "node:assert/strict";
import { DatabaseSync } from "node:sqlite";
import type { DatabaseSetting } from "#server/settings/setting-formats.ts";
import { openDatabase } from "#server/store/database/open-database.ts";
import { openStore } from "#server/store/store.ts";
import { isIntact, type Receipt } from "#server/store/submissions/submission.ts";
import { createProspect } from "./prospects.ts";
import type { RecordingPlatform } from "./recording-platform.ts";

/**
 * Asserts that the database holds what was acknowledged and nothing else: each numbered prospect once,
 * unchanged, under the receipt that its sender got. With a platform, that each was delivered there, too, under the
 * key of its receipt and no other.
 */
export async function checkStored(
  setting: DatabaseSetting,
  receipts: ReadonlyMap<number, Receipt>,
  platform?: RecordingPlatform,
): Promise<void> {
  if (setting.dialect === "sqlite") checkIntegrity(setting.file);
  const store = await openStore({ DATABASE_URL: setting });
  const batches = await Array.fromAsync(store.submissions.read({ category: "prospects" })).finally(
    store.close,
  );
  const storedSubmissions = batches.flat();
  assert.deepEqual(
    storedSubmissions.filter((submission) => !isIntact(submission)),
    [],
    "The database holds damaged rows",
  );
  const storedReceipts = storedSubmissions
    .filter(isIntact)
    .map(({ id, receivedAt, fields }) => ({ id, receivedAt, words: fields }));
  const expected = [...receipts].map(([number, { id, receivedAt }]) => ({
    id,
    receivedAt,
    words: createProspect(number),
  }));
  const byId = (a: Receipt, b: Receipt) => (a.id < b.id ? -1 : 1);
  assert.deepEqual(
    storedReceipts.sort(byId),
    expected.sort(byId),
    "The database holds something else",
  );
  const expectedTargets = platform ? expected.map(({ id }) => `${id} platform`) : [];
  assert.deepEqual(
    (await readOutboxTargets(setting)).sort(),
    expectedTargets.sort(),
    "The outbox is not complete",
  );
  if (!platform) return;
  // The platform gets all of a prospect but page and campaign.
  const expectedProspects = expected.map(
    ({ id, words: { page: _page, campaign: _campaign, ...prospect } }) => [id, prospect] as const,
  );
  assert.deepEqual(platform.stored, new Map(expectedProspects), "Something else has arrived");
  assert.deepEqual(platform.contradictions, [], "A key came again with other words");
}

function checkIntegrity(file: string): void {
  const database = new DatabaseSync(file);
  const integrityRows = database.prepare("pragma integrity_check").all();
  database.close();
  assert.deepEqual(integrityRows.map(Object.values), [["ok"]]);
}

async function readOutboxTargets(setting: DatabaseSetting): Promise<string[]> {
  const db = await openDatabase(setting);
  const rows = await db.selectFrom("outbox").select(["submission_id", "target"]).execute();
  await db.destroy();
  return rows.map(({ submission_id, target }) => `${submission_id} ${target}`);
}
