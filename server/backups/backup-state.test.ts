import { readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createTempFolder } from "#tests/harness/temp-folder.ts";
import type { DatabaseSetting } from "../settings/setting-formats.ts";
import { openStore } from "../store/store.ts";
import { backUpInto } from "./backup-folder.ts";
import { readBackupState, writeResult } from "./backup-state.ts";

const missingDatabase: DatabaseSetting = { dialect: "sqlite", file: "/nowhere/idi.sqlite" };

test("reports the age of the newest backup, and the warnings of the last run", async () => {
  const folder = createTempFolder();
  const setting = { dialect: "sqlite" as const, file: join(createTempFolder(), "idi.sqlite") };
  await (await openStore({ DATABASE_URL: setting })).close();
  const start = Date.parse("2026-03-01T02:30:00Z");
  await backUpInto(setting, folder, 14, new Date(start));
  expect(await readBackupState(folder, start + 60_000)).toEqual({
    ageSeconds: 60,
    warnings: undefined,
  });
  const laterTime = new Date(start + 3_600_000);
  await expect(backUpInto(missingDatabase, folder, 14, laterTime)).rejects.toThrow();
  expect(await readBackupState(folder, laterTime.getTime())).toEqual({
    ageSeconds: 3600,
    warnings: expect.stringContaining("does not exist yet"),
  });
  await backUpInto(setting, folder, 14, laterTime);
  expect(await readBackupState(folder, laterTime.getTime())).toEqual({
    ageSeconds: 0,
    warnings: undefined,
  });
  for (const name of readdirSync(folder)) {
    expect(statSync(join(folder, name)).mode & 0o077).toBe(0);
  }
});

test("warns of a result that a full disk has left empty", async () => {
  const folder = createTempFolder();
  writeResult(folder, []);
  expect((await readBackupState(folder)).warnings).toBeUndefined();
  for (const name of readdirSync(folder)) writeFileSync(join(folder, name), "");
  expect((await readBackupState(folder)).warnings).toMatch(/\w/);
});

test("ignores backups named by a future time", async () => {
  const folder = createTempFolder();
  writeFileSync(join(folder, "2030-01-01T023000.sqlite"), "");
  expect((await readBackupState(folder, Date.parse("2026-03-01"))).ageSeconds).toBe(
    Number.POSITIVE_INFINITY,
  );
});

test.each([undefined, "/nowhere"])("reports no backup in the folder %s", async (folder) => {
  expect(await readBackupState(folder)).toEqual({
    ageSeconds: Number.POSITIVE_INFINITY,
    warnings: undefined,
  });
});
