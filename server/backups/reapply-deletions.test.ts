import { readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, test } from "vitest";
import { listTestDatabases, openTestDatabase, openTestStore } from "#tests/harness/databases.ts";
import { sampleProspect } from "#tests/harness/form-samples.ts";
import { addSubmission, listStored, listUndelivered } from "#tests/harness/submissions.ts";
import { createTempFolder } from "#tests/harness/temp-folder.ts";
import { deletePerson } from "../commands/person-submissions.ts";
import type { DatabaseSetting } from "../settings/setting-formats.ts";
import type { Store } from "../store/store.ts";
import { getRetention, purgeAll } from "../store/submissions/retention.ts";
import { dayMs } from "../time/durations.ts";
import { backUp } from "./back-up.ts";
import { readSiblingDeletions } from "./reapply-deletions.ts";
import { restore } from "./restore.ts";

const deliveryTargets = { platform: "https://platform.example" };
const eva = { ...sampleProspect, email: "eva@idi.example", senderName: "Eva" };

const openStoreOf = (setting: DatabaseSetting) => openTestStore(setting, deliveryTargets);
const deleteEva = (store: Store) => Array.fromAsync(deletePerson(store, "EVA@idi.example"));
const listSenders = async (store: Store) =>
  (await listStored(store)).map(({ senderName }) => senderName).sort();

describe.each(listTestDatabases())(
  "a person who had everything deleted in $dialect",
  ({ create }) => {
    /** A folder with a backup that still holds Eva's two messages and Anna's one. */
    async function backUpEva() {
      const [setting, folder] = [await create(), createTempFolder()];
      const store = await openStoreOf(setting);
      for (const fields of [eva, sampleProspect]) await addSubmission(store, { fields });
      const spam = { form: "contactMessage", spamReason: "too-fast" } as const;
      await addSubmission(store, { ...spam, fields: { email: eva.email } });
      const backupBefore = join(folder, "before.sqlite");
      await backUp(setting, backupBefore);
      return { setting, folder, store, backupBefore };
    }

    test("does not return with a backup beside a later one that lists the deletion", async () => {
      const { setting, folder, store, backupBefore } = await backUpEva();
      await deleteEva(store);
      await backUp(setting, join(folder, "after.sqlite"));
      writeFileSync(join(folder, "no-backup.sqlite"), "Dear diary");
      const target = await create();
      expect(await restore(backupBefore, target)).toEqual({
        counts: { submissions: 1, outbox: 1, deletions: 2, page_counts: 0 },
        leftOut: 2,
        unreadable: [],
        damaged: [],
      });
      const restoredStore = await openStoreOf(target);
      expect(await listSenders(restoredStore)).toEqual([sampleProspect.senderName]);
      expect(await listStored(restoredStore, "spam")).toEqual([]);
      expect(await listUndelivered(restoredStore)).toHaveLength(1);
      const link = join(createTempFolder(), "link.sqlite");
      symlinkSync(backupBefore, link);
      expect(await restore(link, await create())).toMatchObject({ leftOut: 2 });
    });

    test("does not return with a backup restored into the database that lists the deletion", async () => {
      const { setting, store, backupBefore } = await backUpEva();
      await deleteEva(store);
      await store.submissions.remove({ category: "prospects" }, 10);
      expect(await restore(backupBefore, setting)).toMatchObject({ leftOut: 2 });
      expect(await listSenders(store)).toEqual([sampleProspect.senderName]);
    });

    test("does not return with several restores in a row", async () => {
      const { setting, folder, store, backupBefore } = await backUpEva();
      await deleteEva(store);
      const backupAfter = join(folder, "after.sqlite");
      await backUp(setting, backupAfter);
      const [firstDatabase, secondDatabase, otherFolder] = [
        await create(),
        await create(),
        createTempFolder(),
      ];
      await restore(backupAfter, firstDatabase);
      const third = join(otherFolder, "third.sqlite");
      await backUp(firstDatabase, third);
      await restore(backupBefore, secondDatabase);
      expect(await restore(third, await create())).toMatchObject({ counts: { deletions: 2 } });
      expect(await listSenders(await openStoreOf(secondDatabase))).toEqual([
        sampleProspect.senderName,
      ]);
    });

    test("can write again, and the new submission is restored", async () => {
      const { setting, folder, store } = await backUpEva();
      await deleteEva(store);
      await addSubmission(store, { fields: { ...eva, senderName: "Eva again" } });
      const backupAfter = join(folder, "after.sqlite");
      await backUp(setting, backupAfter);
      const target = await create();
      expect(await restore(backupAfter, target)).toMatchObject({ leftOut: 0 });
      expect(await listSenders(await openStoreOf(target))).toEqual([
        "Eva again",
        sampleProspect.senderName,
      ]);
    });

    test("is listed without any of their data", async () => {
      const { setting, store } = await backUpEva();
      const ids = (await listStored(store)).map(({ id }) => String(id));
      await deleteEva(store);
      // What is removed by age or number is not listed.
      await store.submissions.remove({ category: "prospects" }, 10);
      const db = await openTestDatabase(setting);
      const deletionRows = await db.selectFrom("deletions").selectAll().execute();
      expect(deletionRows).toHaveLength(2);
      const text = JSON.stringify(deletionRows);
      expect(text).toMatch(/^\[(\{"id":"[0-9a-f]{64}","deleted_at":"[^"]+"\},?)+\]$/);
      for (const id of ids) expect(text).not.toContain(id);
    });
  },
);

test("a deletion is listed for the retention period, even if the clock jumps meanwhile", async () => {
  const setting = { dialect: "sqlite" as const, file: join(createTempFolder(), "idi.sqlite") };
  const store = await openStoreOf(setting);
  await addSubmission(store, { fields: eva });
  await deleteEva(store);
  const db = await openTestDatabase(setting);
  const purgeAfter = async (days: number) => {
    await purgeAll(store, getRetention(395, 30), { now: new Date(Date.now() + days * dayMs) });
    return (await db.selectFrom("deletions").selectAll().execute()).length;
  };
  expect(await purgeAfter(0)).toBe(1);
  expect(await purgeAfter(400)).toBe(1);
  expect(await purgeAfter(-400)).toBe(1);
  for (let days = 0; days < 402; days += 6) expect(await purgeAfter(days)).toBe(days < 395 ? 1 : 0);
});

/** A file with a list of this many deletions, of which the second half is overwritten. */
function createDamagedList(file: string, count: number): void {
  const db = new DatabaseSync(file);
  db.exec("create table deletions (id text, deleted_at text)");
  const add = db.prepare("insert into deletions values (?, '2026-01-31T12:00:00.000Z')");
  db.exec("begin");
  for (let number = 0; number < count; number++) add.run(`${number}`.padStart(64, "0"));
  db.exec("commit");
  db.close();
  const bytes = readFileSync(file);
  writeFileSync(file, bytes.fill(0xff, bytes.length / 2));
}

test("a list is read up to the damage in its file, and the file is named", () => {
  const file = join(createTempFolder(), "damaged.sqlite");
  createDamagedList(file, 1000);
  const { deletions, unreadable } = readSiblingDeletions(file);
  expect(unreadable).toEqual([file]);
  expect(deletions.length).toBeGreaterThan(100);
});

test("a file without a list, of 1.0.0 or another program, is not named", () => {
  const folder = createTempFolder();
  new DatabaseSync(join(folder, "earlier.sqlite")).close();
  writeFileSync(join(folder, "no-database.sqlite"), "Dear diary");
  const expected = { deletions: [], unreadable: [] };
  expect(readSiblingDeletions(join(folder, "backup.sqlite"))).toEqual(expected);
});

test("a folder that cannot be listed is named", () => {
  const file = join(createTempFolder(), "file");
  writeFileSync(file, "");
  const expected = { deletions: [], unreadable: [file] };
  expect(readSiblingDeletions(join(file, "backup.sqlite"))).toEqual(expected);
});
