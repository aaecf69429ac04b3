import {
  chmodSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { formatReference } from "#contract/reference.ts";
import { openTestDatabase, openTestStore } from "#tests/harness/databases.ts";
import { addSubmission } from "#tests/harness/submissions.ts";
import { createTempFolder } from "#tests/harness/temp-folder.ts";
import type { DatabaseSetting } from "../settings/setting-formats.ts";
import { openStore } from "../store/store.ts";
import { dayMs, hourMs } from "../time/durations.ts";
import { backUpInto } from "./backup-folder.ts";

const days = 14;
const start = Date.parse("2026-03-01T02:30:00Z");
const missingDatabase: DatabaseSetting = { dialect: "sqlite", file: "/nowhere/idi.sqlite" };

async function createDatabase(): Promise<DatabaseSetting> {
  const setting = { dialect: "sqlite" as const, file: join(createTempFolder(), "idi.sqlite") };
  await (await openStore({ DATABASE_URL: setting })).close();
  return setting;
}

/** The files in a folder of backups, without the result of the last run. */
const listFolder = (folder: string) => readdirSync(folder).filter((name) => !name.startsWith("."));

const getAgeInDays = (name: string, now: number) => {
  const time = name.replace(/(\d\d)(\d\d)\.sqlite$/, ":$1:$2Z");
  return (now - Date.parse(time)) / dayMs;
};

/** A folder with a backup of each of 13 nights, the last of them at `start`. */
function createFolderOfNights() {
  const folder = createTempFolder();
  for (let night = 0; night < 13; night++) {
    const time = new Date(start - night * dayMs).toISOString().replaceAll(/:|\.000Z/g, "");
    writeFileSync(join(folder, `${time}.sqlite`), "");
  }
  return folder;
}

test("deletes nightly backups before they are too old", async () => {
  const [setting, folder] = [await createDatabase(), join(createTempFolder(), "backups")];
  for (let night = 0; night < 20; night++) {
    // No two nights begin in the same second.
    const now = start + night * dayMs + (night % 3) * 1000;
    const { file, warnings } = await backUpInto(setting, folder, days, new Date(now));
    expect(warnings).toEqual([]);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    // Nothing here is too old by the next night.
    for (const name of listFolder(folder)) {
      expect(getAgeInDays(name, now + dayMs)).toBeLessThan(days);
    }
  }
  expect(listFolder(folder).length).toBeGreaterThan(10);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
});

test("deletes no backup while submissions are damaged, and names these", async () => {
  const [setting, folder] = [await createDatabase(), createFolderOfNights()];
  const db = await openTestDatabase(setting);
  const store = await openTestStore(setting);
  const { id } = await addSubmission(store);
  await db.updateTable("submissions").set({ fields: "{" }).execute();
  const soon = new Date(start + 2 * dayMs);
  const { file, warnings } = await backUpInto(setting, folder, days, soon);
  expect(warnings.join()).toContain(formatReference(id));
  expect(listFolder(folder)).toHaveLength(14);
  expect(listFolder(folder)).toContain(basename(file));
  await store.submissions.remove({}, 50);
  const laterBackup = await backUpInto(setting, folder, days, new Date(soon.getTime() + hourMs));
  expect(laterBackup.warnings).toEqual([]);
  expect(listFolder(folder).length).toBeLessThan(15);
});

test.each([0, 1, 10, 30, 400])(
  "deletes none if no new one is made, %i days later",
  async (daysLater) => {
    const folder = createFolderOfNights();
    const now = new Date(start + daysLater * dayMs);
    await expect(backUpInto(missingDatabase, folder, days, now)).rejects.toThrow(
      /does not exist yet/,
    );
    expect(listFolder(folder)).toHaveLength(13);
  },
);

test.each([
  ["2 h ahead", 2 * hourMs, 13, []],
  ["2 h back", -2 * hourMs, 13, [/^Dated in the future \(1\): /]],
  ["30 days ahead", 30 * dayMs, 13, [/should have been deleted 30 days ago/]],
  ["400 days ahead", 400 * dayMs, 13, [/should have been deleted 400 days ago/]],
  ["400 days back", -400 * dayMs, 13, [/^Dated in the future \(13\): /]],
  ["correct, after a night", dayMs, 12, []],
  ["correct, after 5 nights without a backup", 6 * dayMs, 7, []],
])(
  "keeps young backups and reports a wrong clock: %s",
  async (_jump, jump, keptCount, warnings) => {
    const [setting, folder] = [await createDatabase(), createFolderOfNights()];
    // Several times: a jump may last.
    for (let run = 0; run < 3; run++) {
      const now = new Date(start + jump + run * 1000);
      const { file, warnings: printed } = await backUpInto(setting, folder, days, now);
      expect(printed).toEqual(warnings.map((warning) => expect.stringMatching(warning)));
      expect(listFolder(folder)).toHaveLength(keptCount + 1);
      rmSync(file);
    }
  },
);

test("reports backups of a wrong clock until an operator acts, and deletes none meanwhile", async () => {
  const [setting, folder] = [await createDatabase(), createFolderOfNights()];
  await backUpInto(setting, folder, days, new Date(start + 30 * dayMs));
  const back = await backUpInto(setting, folder, days, new Date(start + dayMs));
  expect(back.warnings).toEqual([expect.stringMatching(/^Dated in the future \(1\): /)]);
  await backUpInto(setting, folder, days, new Date(start - 400 * dayMs));
  const repeatedBackup = await backUpInto(setting, folder, days, new Date(start + 2 * dayMs));
  expect(repeatedBackup.warnings).toHaveLength(2);
});

test("removes only the leftovers of a killed backup", async () => {
  const [setting, folder] = [await createDatabase(), createTempFolder()];
  const killed = ["", "-wal", "-shm"].map((end) => `2026-02-27T023000.sqlite.partial${end}`);
  const otherFiles = ["2020-01-01.sqlite", "idi.sqlite", "notes.txt", "film.partial"];
  const twoHoursAgo = new Date(Date.now() - 2 * 60 * 60 * 1000);
  for (const name of [...killed, ...otherFiles]) {
    writeFileSync(join(folder, name), "Dear diary");
    utimesSync(join(folder, name), twoHoursAgo, twoHoursAgo);
  }
  // Another command is writing it right now.
  const partialFile = "2026-02-28T023000.sqlite.partial";
  writeFileSync(join(folder, partialFile), "");
  const { file } = await backUpInto(setting, folder, days);
  const expected = [...otherFiles, partialFile, file.slice(folder.length + 1)];
  expect(listFolder(folder).sort()).toEqual(expected.sort());
});

test("makes older backups readable by their owner only", async () => {
  const [setting, folder] = [await createDatabase(), createTempFolder()];
  const { file } = await backUpInto(setting, folder, days, new Date(start));
  chmodSync(file, 0o644);
  await backUpInto(setting, folder, days, new Date(start + dayMs));
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test("backs up beside a file whose rights cannot be changed, and names it", async () => {
  const [setting, folder] = [await createDatabase(), createTempFolder()];
  const link = join(folder, "2026-02-28T023000.sqlite");
  symlinkSync("nowhere", link);
  const { file, warnings } = await backUpInto(setting, folder, days, new Date(start));
  expect(statSync(file).size).toBeGreaterThan(0);
  expect(warnings).toEqual([expect.stringContaining(link)]);
});
