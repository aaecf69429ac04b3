import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { listTestDatabases, openTestDatabase, openTestStore } from "#tests/harness/databases.ts";
import { sampleProspect } from "#tests/harness/form-samples.ts";
import { addSubmission, listStored } from "#tests/harness/submissions.ts";
import { createTempFolder } from "#tests/harness/temp-folder.ts";
import { openStore } from "../store.ts";
import type { SubmissionRow } from "./schema.ts";

const changes: Partial<SubmissionRow>[] = [
  { fields: "{" },
  { fields: "[]" },
  { kind: "contactMessagf" },
];

describe.each(listTestDatabases())("a $dialect database with damaged rows", ({ create }) => {
  async function fill() {
    const setting = await create();
    const store = await openTestStore(setting);
    const db = await openTestDatabase(setting);
    const add = () => addSubmission(store, { language: "sv" });
    const ids: string[] = [];
    for (let number = 0; number < 3; number++) ids.push((await add()).id);
    // Those of one millisecond are ordered by chance.
    const [firstId, damagedId, lastId] = ids.sort() as [string, string, string];
    const damage = (values: Partial<SubmissionRow>) =>
      db.updateTable("submissions").set(values).where("id", "=", damagedId).execute();
    const badRow = db.selectFrom("submissions").selectAll().where("id", "=", damagedId);
    return {
      store,
      firstId,
      damagedId,
      lastId,
      damage,
      intact: await badRow.executeTakeFirstOrThrow(),
    };
  }

  test("finds a row that cannot be read, and no other", async () => {
    const { store, damagedId, damage, intact } = await fill();
    for (const values of changes) {
      await damage(intact);
      await store.submissions.check();
      expect(store.submissions.getDamagedIds().size).toBe(0);
      await damage(values);
      await store.submissions.check();
      expect([...store.submissions.getDamagedIds()], JSON.stringify(values)).toEqual([damagedId]);
    }
  });

  test("returns the other rows in their order, and the readable text of the damaged one", async () => {
    const { store, firstId, damagedId, lastId, damage } = await fill();
    await damage({ fields: "{broken" });
    const submissions = (
      await Array.fromAsync(store.submissions.read({ category: "prospects" }))
    ).flat();
    expect(submissions).toEqual([
      expect.objectContaining({ id: firstId, fields: sampleProspect }),
      { id: damagedId, text: "{broken" },
      expect.objectContaining({ id: lastId, fields: sampleProspect }),
    ]);
    expect([...store.submissions.getDamagedIds()]).toEqual([damagedId]);
    expect(await listStored(store)).toHaveLength(2);
  });

  test("does not count a damaged row once it is deleted", async () => {
    const { store, damage } = await fill();
    await damage({ fields: "{" });
    await store.submissions.check();
    expect(store.submissions.getDamagedIds().size).toBe(1);
    await store.submissions.remove({ email: sampleProspect.email }, 50);
    await store.submissions.check();
    expect(store.submissions.getDamagedIds().size).toBe(0);
  });

  test("keeps a damaged row in quarantine", async () => {
    const { store, damagedId, damage } = await fill();
    await damage({ spam_reason: "too-fast", fields: "{" });
    expect(await store.submissions.markAsNotSpam(damagedId)).toBe("damaged");
  });
});

test("leaves out rows on a damaged page of a SQLite file", async () => {
  const file = join(createTempFolder(), "idi.sqlite");
  const setting = { dialect: "sqlite", file } as const;
  const olderStore = await openStore({ DATABASE_URL: setting });
  const ids: string[] = [];
  for (const letter of "abc") {
    // Each fills a page.
    const fields = { messageBody: letter.repeat(3000) };
    ids.push((await addSubmission(olderStore, { fields })).id);
  }
  await olderStore.close();
  const bytes = readFileSync(file);
  const pageSize = bytes.readUInt16BE(16);
  const page = Math.floor(bytes.indexOf("b".repeat(3000)) / pageSize) * pageSize;
  bytes.fill(0xff, page, page + 8);
  writeFileSync(file, bytes);

  const store = await openStore({ DATABASE_URL: setting }, { skipsIntegrityCheck: true });
  onTestFinished(() => store.close());
  const batches = await Array.fromAsync(store.submissions.read({ category: "prospects" }));
  // In the order of their time, which may pass between the reading of the clock and the making of an id.
  expect(
    batches
      .flat()
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(ids.toSorted());
  expect(batches.flat()).toContainEqual({ id: ids[1], text: null });
  expect(await listStored(store)).toHaveLength(2);
  await store.submissions.check();
  expect([...store.submissions.getDamagedIds()]).toEqual([ids[1]]);
  await addSubmission(store);
});
