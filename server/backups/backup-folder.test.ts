import { chmodSync, readdirSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { tempFolder } from "#tests/harness/temp-folder";
import type { DatabaseSetting } from "../setting-formats.ts";
import { openStore } from "../store/open-store.ts";
import { backUpInto } from "./backup-folder.ts";

const days = 14;
const day = 24 * 60 * 60 * 1000;
const start = Date.parse("2026-03-01T02:30:00Z");
const missing: DatabaseSetting = { dialect: "sqlite", file: "/nowhere/idi.sqlite" };

async function database(): Promise<DatabaseSetting> {
  const setting = { dialect: "sqlite" as const, file: join(tempFolder(), "idi.sqlite") };
  await (await openStore({ DATABASE_URL: setting })).close();
  return setting;
}

it("deletes backups of every night before they are too old, whether or not a new one is made", async () => {
  const [setting, folder] = [await database(), join(tempFolder(), "backups")];
  const ageInDays = (name: string, now: number) => {
    const time = name.replace(/(\d\d)(\d\d)\.sqlite$/, ":$1:$2Z");
    return (now - Date.parse(time)) / day;
  };
  for (let night = 0; night < 20; night++) {
    // No two nights begin in the same second.
    const now = start + night * day + (night % 3) * 1000;
    const { file } = await backUpInto(setting, folder, days, new Date(now));
    expect(statSync(file).mode & 0o777).toBe(0o600);
    // Nothing here is too old by the next night.
    for (const name of readdirSync(folder)) {
      expect(ageInDays(name, now + day)).toBeLessThan(days);
    }
  }
  expect(readdirSync(folder).length).toBeGreaterThan(10);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  const later = new Date(start + 60 * day);
  await expect(backUpInto(missing, folder, days, later)).rejects.toThrow(/There is no database/);
  expect(readdirSync(folder)).toEqual([]);
});

it("removes what a killed backup has left, and touches nothing else", async () => {
  const [setting, folder] = [await database(), tempFolder()];
  const killed = ["", "-wal", "-shm"].map((end) => `2026-02-27T023000.sqlite.partial${end}`);
  const others = ["2020-01-01.sqlite", "idi.sqlite", "notes.txt", "film.partial"];
  const old = new Date(Date.now() - 2 * 60 * 60 * 1000);
  for (const name of [...killed, ...others]) {
    writeFileSync(join(folder, name), "Dear diary");
    utimesSync(join(folder, name), old, old);
  }
  // Another command is writing it right now.
  const running = "2026-02-28T023000.sqlite.partial";
  writeFileSync(join(folder, running), "");
  const { file } = await backUpInto(setting, folder, days);
  const expected = [...others, running, file.slice(folder.length + 1)];
  expect(readdirSync(folder).sort()).toEqual(expected.sort());
});

it("keeps older backups for their owner only", async () => {
  const [setting, folder] = [await database(), tempFolder()];
  const { file } = await backUpInto(setting, folder, days, new Date(start));
  chmodSync(file, 0o644);
  await backUpInto(setting, folder, days, new Date(start + day));
  expect(statSync(file).mode & 0o777).toBe(0o600);
});
