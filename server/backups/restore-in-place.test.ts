import { readdirSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect, test } from "vitest";
import { openTestDatabase, openTestStore } from "#tests/harness/databases.ts";
import { sampleContactMessage, sampleProspect } from "#tests/harness/form-samples.ts";
import { addSubmission, listStored } from "#tests/harness/submissions.ts";
import { createTempFolder } from "#tests/harness/temp-folder.ts";
import { OperatorError } from "../cli/operator-error.ts";
import { openStore } from "../store/store.ts";
import { removeInBatches } from "../store/submissions/retention.ts";
import { backUp } from "./back-up.ts";
import { restoreInPlace } from "./restore-in-place.ts";

/** A closed database that has changed since its backup. */
async function createDatabaseWithBackup() {
  const setting = { dialect: "sqlite" as const, file: join(createTempFolder(), "idi.sqlite") };
  const store = await openStore({ DATABASE_URL: setting });
  await addSubmission(store);
  await addSubmission(store, { form: "contactMessage" });
  const backup = join(createTempFolder(), "backup.sqlite");
  await backUp(setting, backup);
  await Array.fromAsync(removeInBatches(store, { email: sampleProspect.email }));
  await addSubmission(store, { form: "contactMessage", fields: { subject: "Later" } });
  await store.close();
  return { setting, backup };
}

test("replaces a database by a backup, keeps the old file, and repeats its deletions", async () => {
  const { setting, backup } = await createDatabaseWithBackup();
  // As a newer release leaves it: any tables are moved.
  const db = await openTestDatabase(setting);
  await db.insertInto("purges").values({ kind: "a", purged_before: "b" }).execute();
  await db.destroy();
  const { file = "", leftOut, unreadable } = await restoreInPlace(backup, setting);
  const folder = dirname(file);
  expect(leftOut).toBe(1);
  expect(unreadable).toEqual([]);
  const restoredStore = await openTestStore(setting);
  expect(await listStored(restoredStore, "messages")).toMatchObject([sampleContactMessage]);
  expect(await listStored(restoredStore)).toEqual([]);
  expect(readdirSync(folder)).toContain(basename(setting.file));
  expect(readdirSync(folder).filter((name) => name.startsWith("restored"))).toEqual([]);
  const storeSetAside = await openTestStore({
    dialect: "sqlite",
    file: join(folder, "idi.sqlite"),
  });
  expect(await listStored(storeSetAside, "messages")).toHaveLength(2);
});

test("counts what only the old file holds, and what of that was not delivered, but no spam", async () => {
  const setting = { dialect: "sqlite" as const, file: join(createTempFolder(), "idi.sqlite") };
  const deliveryTargets = { platform: "https://platform.example" };
  const store = await openStore({ DATABASE_URL: setting, deliveryTargets });
  await addSubmission(store);
  const backup = join(createTempFolder(), "backup.sqlite");
  await backUp(setting, backup);
  await addSubmission(store, { fields: { senderName: "Eva" } });
  await addSubmission(store, { form: "contactMessage" });
  await addSubmission(store, { form: "contactMessage", spamReason: "trap-filled" });
  await store.close();
  const { unrestored } = await restoreInPlace(backup, setting);
  expect(unrestored).toEqual({ received: 2, undelivered: 1 });
  expect((await restoreInPlace(backup, setting, new Date(0))).unrestored?.received).toBe(0);
});

test("restores in place of a file that cannot be read", async () => {
  const { setting, backup } = await createDatabaseWithBackup();
  writeFileSync(setting.file, "no database");
  const { file, unrestored, unreadable } = await restoreInPlace(backup, setting);
  expect(unrestored).toBeUndefined();
  // The deletions that it listed are lost.
  expect(unreadable).toEqual([file]);
  expect(await listStored(await openTestStore(setting), "messages")).toMatchObject([
    sampleContactMessage,
  ]);
});

test("restores where neither the database nor its folder exists", async () => {
  const { backup } = await createDatabaseWithBackup();
  const file = join(createTempFolder(), "data", "idi.sqlite");
  const restored = await restoreInPlace(backup, { dialect: "sqlite", file });
  expect(restored.file).toBeUndefined();
  expect(readdirSync(dirname(file))).toEqual(["idi.sqlite"]);
  const restoredStore = await openTestStore({ dialect: "sqlite", file });
  expect(await listStored(restoredStore, "messages")).toMatchObject([sampleContactMessage]);
});

test("does not overwrite a database that was set aside in the same second", async () => {
  const { setting, backup } = await createDatabaseWithBackup();
  const now = new Date();
  const { file = "" } = await restoreInPlace(backup, setting, now);
  await expect(restoreInPlace(backup, setting, now)).rejects.toThrow(OperatorError);
  const originalStore = await openTestStore({ dialect: "sqlite", file });
  expect(await listStored(originalStore, "messages")).toHaveLength(2);
});

test("refuses while a server uses the database", async () => {
  const { setting, backup } = await createDatabaseWithBackup();
  const server = await openTestStore(setting);
  await expect(restoreInPlace(backup, setting)).rejects.toThrow(/stop the server/);
  expect(readdirSync(dirname(setting.file)).join()).not.toContain("set-aside");
  expect(await listStored(server, "messages")).toHaveLength(2);
});

test("moves no file if the backup cannot be restored", async () => {
  const { setting } = await createDatabaseWithBackup();
  await expect(restoreInPlace("/nowhere.sqlite", setting)).rejects.toThrow(/Cannot read/);
  expect(readdirSync(dirname(setting.file)).join()).not.toContain("set-aside");
  expect(await listStored(await openTestStore(setting), "messages")).toHaveLength(2);
});

test("refuses PostgreSQL, which has commands of its own", async () => {
  const setting = { dialect: "postgres" as const, url: "postgres://idi@nowhere.example/idi" };
  await expect(restoreInPlace("a.sqlite", setting)).rejects.toThrow(/PostgreSQL/);
});
