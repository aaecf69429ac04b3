import {
  existsSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setImmediate } from "node:timers/promises";
import { Kysely } from "kysely";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import {
  listTestDatabases,
  openTestDatabase,
  openTestStore,
  runUnknownMigration,
} from "#tests/harness/databases.ts";
import { sampleProspect } from "#tests/harness/form-samples.ts";
import { addSubmission, listStored, listUndelivered } from "#tests/harness/submissions.ts";
import { createTempFolder } from "#tests/harness/temp-folder.ts";
import { ensureGazetteer } from "#tools/build/gazetteer/compile-gazetteer.ts";
import { createCountedPage, PageCounter } from "../page-counts/page-counter.ts";
import type { DatabaseSetting } from "../settings/setting-formats.ts";
import { sqliteCodes } from "../sqlite/sqlite-errors.ts";
import { migrate } from "../store/database/migrations.ts";
import { NodeSqliteDialect } from "../store/database/node-sqlite.ts";
import type { Tables } from "../store/database/schema.ts";
import { SqliteFile } from "../store/database/sqlite-file.ts";
import { openStore } from "../store/store.ts";
import { categories, toDatabaseRow } from "../store/submissions/submission.ts";
import { backUp } from "./back-up.ts";
import { backupTables } from "./backup-tables.ts";
import { restore } from "./restore.ts";

const deliveryTargets = { platform: "https://platform.example", platformMessages: "/messages" };
const databases = listTestDatabases();
const [sqlite, postgres] = databases;
// A backup is the same kind of file from any database: both are read, and both are written.
const databasePairs = [
  { source: sqlite, target: postgres },
  { source: postgres, target: sqlite },
];

const open = (setting: DatabaseSetting) => openTestStore(setting, deliveryTargets);

async function add(store: Awaited<ReturnType<typeof open>>, count: number) {
  const ids: string[] = [];
  for (let number = 0; number < count; number++) {
    const fields = { companyName: `Company ${number}` };
    const idempotencyKey = `key-${crypto.randomUUID()}`;
    ids.push((await addSubmission(store, { fields, language: "sv", idempotencyKey })).id);
  }
  return ids;
}

/** A database as 1.1.0 left it, with one prospect. */
async function writeEarlierRelease(file: string) {
  const db = new Kysely<Tables>({
    dialect: new NodeSqliteDialect(async () => new SqliteFile(file)),
  });
  await migrate(db, "0013-targets");
  const meta = { id: "1", received_at: "2026-01-15", language: "sv", spam_reason: null };
  const row = toDatabaseRow(meta, { kind: "prospect", fields: sampleProspect }, null);
  await db.insertInto("submissions").values(row).execute();
  await db.destroy();
}

const createBackupPath = () => join(createTempFolder(), "backup.sqlite");

describe.each(databasePairs)(
  "a backup of $source.dialect, restored into $target.dialect",
  ({ source, target }) => {
    test("restores everything unchanged, in several batches", async () => {
      const [from, to, file] = [await source.create(), await target.create(), createBackupPath()];
      const store = await open(from);
      await add(store, 3);
      const db = await openTestDatabase(from);
      const row = await db.selectFrom("submissions").selectAll().executeTakeFirstOrThrow();
      const more = Array.from({ length: 507 }, (_, number) => ({
        ...row,
        id: `${row.id} ${number}`,
        idempotency_key: null,
      }));
      await db.insertInto("submissions").values(more).execute();
      const message = { form: "contactMessage", idempotencyKey: "otto-key" } as const;
      await addSubmission(store, message);
      const viewed = new PageCounter();
      viewed.add(createCountedPage("pricing", "sv"), "views");
      await store.pageCounts.add(viewed.drain());
      const counts = { submissions: 511, outbox: 4, deletions: 0, page_counts: 1 };
      expect(await backUp(from, file)).toEqual({ counts, damaged: [] });
      expect(await restore(file, to)).toEqual({ counts, leftOut: 0, unreadable: [], damaged: [] });
      const restoredStore = await open(to);
      for (const category of categories) {
        expect(await listStored(restoredStore, category)).toEqual(
          await listStored(store, category),
        );
      }
      expect(await restoredStore.pageCounts.sumCounts("")).toEqual(
        await store.pageCounts.sumCounts(""),
      );
      const undelivered = await listUndelivered(restoredStore);
      expect(undelivered).toEqual(await listUndelivered(store));
      // A send that is repeated after the restore is recognised as the same one.
      await addSubmission(restoredStore, message);
      expect(await listStored(restoredStore, "messages")).toHaveLength(1);
    });
  },
);

test("every table is in a backup, or named here as one that may be lost", async () => {
  const db = await openTestDatabase(await sqlite.create());
  const names = (await db.introspection.getTables()).map(({ name }) => name);
  const others = ["geocodes", "purges", "rate_limit_salts", "rate_limits"];
  expect(names.toSorted()).toEqual([...backupTables, ...others].toSorted());
});

describe.each(databases)("a backup of $dialect", ({ create }) => {
  test("contains everything acknowledged before it, and nothing incomplete, while posts come in", async () => {
    const [from, file] = [await create(), createBackupPath()];
    const store = await open(from);
    const receiptsBefore = await add(store, 50);
    let isDone = false;
    const during = (async () => {
      let count = 0;
      while (!isDone) {
        count += (await add(store, 1)).length;
        // SQLite answers synchronously: without a pause nothing else would ever run.
        await setImmediate();
      }
      return count;
    })();
    const { counts } = await backUp(from, file).finally(() => {
      isDone = true;
    });
    expect(await during).toBeGreaterThan(0);
    const backup = await open({ dialect: "sqlite", file });
    const ids = new Set((await listStored(backup)).map(({ id }) => id));
    expect(receiptsBefore.filter((id) => !ids.has(id))).toEqual([]);
    const undelivered = await listUndelivered(backup);
    expect(undelivered.map(({ submissionId }) => submissionId).sort()).toEqual([...ids].sort());
    expect(counts).toMatchObject({ submissions: ids.size, outbox: ids.size });
  });

  test("copies damaged submissions unchanged, and names them", async () => {
    const [from, to, file] = [await create(), await create(), createBackupPath()];
    const [, id = ""] = await add(await open(from), 3);
    const db = await openTestDatabase(from);
    await db.updateTable("submissions").set({ fields: "{Åsa" }).where("id", "=", id).execute();
    const damagedIds = [id];
    expect(await backUp(from, file)).toMatchObject({
      counts: { submissions: 3 },
      damaged: damagedIds,
    });
    expect(await restore(file, to)).toMatchObject({
      counts: { submissions: 3 },
      damaged: damagedIds,
    });
    const store = await open(to);
    expect(await store.submissions.get([id])).toEqual([{ id, text: "{Åsa" }]);
    expect(await listStored(store)).toHaveLength(2);
  });

  test("is restored without the NULs that damage has written", async () => {
    const [from, to, file] = [await create(), await create(), createBackupPath()];
    const [id = ""] = await add(await open(from), 2);
    await backUp(from, file);
    const database = new DatabaseSync(file);
    database.prepare("update submissions set fields = ? where id = ?").run('{"a\0\0', id);
    database.close();
    expect(await restore(file, to)).toMatchObject({ counts: { submissions: 2 }, damaged: [id] });
    expect(await (await open(to)).submissions.get([id])).toEqual([{ id, text: '{"a' }]);
  });

  test("is restored only into an empty database", async () => {
    const [from, to, file] = [await create(), await create(), createBackupPath()];
    await add(await open(from), 3);
    const targetStore = await open(to);
    await addSubmission(targetStore, { form: "contactMessage" });
    await backUp(from, file);
    await expect(restore(file, to)).rejects.toThrow(/it has submissions and outbox/);
    expect(await listStored(targetStore)).toEqual([]);
  });
});

describe("a backup file", () => {
  const setting = async () =>
    (await sqlite.createEmpty()) as DatabaseSetting & { dialect: "sqlite" };

  test("is one file that only its owner can read, and overwrites nothing", async () => {
    const [from, file] = [await setting(), createBackupPath()];
    await add(await open(from), 1);
    await backUp(from, file);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(join(file, ".."))).toEqual(["backup.sqlite"]);
    const database = new DatabaseSync(file, { readOnly: true });
    expect(database.prepare("pragma journal_mode").get()).toEqual({ journal_mode: "delete" });
    database.close();
    await expect(backUp(from, file)).rejects.toThrow(/already exists/);
  });

  test("is not created in an unwritable folder, or without a database", async () => {
    const [from, file] = [await setting(), createBackupPath()];
    await expect(backUp(from, file)).rejects.toThrow(/does not exist yet/);
    expect(existsSync(from.file)).toBe(false);
    await add(await open(from), 1);
    await expect(backUp(from, "/nowhere/backup.sqlite")).rejects.toThrow(/Cannot write the backup/);
    expect(readdirSync(join(file, ".."))).toEqual([]);
  });

  test("can be of an earlier release, and is not changed by restoring", async () => {
    const [to, file] = [await setting(), createBackupPath()];
    await writeEarlierRelease(file);
    const { mtimeMs } = statSync(file);
    expect(await restore(file, to)).toMatchObject({ counts: { submissions: 1 } });
    expect(await listStored(await open(to))).toMatchObject([sampleProspect]);
    expect(statSync(file).mtimeMs).toBe(mtimeMs);
  });

  test.each([
    ["missing", undefined, /Cannot read the backup: ENOENT/],
    [
      "no database",
      () => "Dear diary, ".repeat(1000),
      /is not a valid backup .*: .*not a database/,
    ],
    ["empty", () => "", /it does not have the tables of this site/],
    [
      "the gazetteer",
      () => readFileSync(ensureGazetteer()),
      /it does not have the tables of this site/,
    ],
    ["of another program", createOtherDatabase, /it does not have the tables of this site/],
    ["without our tables", async () => removeTables(await setting()), /no such table: outbox/],
    ["cut off", async () => cutOffFile(await setting()), /is not a valid backup/],
  ])("is refused without creating a database if it is %s", async (_what, content, reason) => {
    const [to, file] = [await setting(), createBackupPath()];
    if (content) writeFileSync(file, await content());
    await expect(restore(file, to)).rejects.toThrow(reason);
    expect(existsSync(to.file)).toBe(false);
  });

  test("is not called invalid when the disk of temporary files is full", async () => {
    const [from, to, file] = [await setting(), await setting(), createBackupPath()];
    await add(await open(from), 1);
    await backUp(from, file);
    const prepare = SqliteFile.prototype.prepare;
    const spy = vi.spyOn(SqliteFile.prototype, "prepare").mockImplementation(function (
      this: SqliteFile,
      text,
    ) {
      if (text.startsWith("insert into main."))
        throw Object.assign(new Error("database or disk is full"), { errcode: sqliteCodes.full });
      return prepare.call(this, text);
    });
    onTestFinished(() => spy.mockRestore());
    const message = await restore(file, to).catch(String);
    expect(message).toContain("disk of temporary files");
    expect(message).not.toContain("valid backup");
  });

  test("contains the write-ahead log of a live database", async () => {
    const [from, to] = [await setting(), await setting()];
    await add(await open(from), 3);
    expect(statSync(`${from.file}-wal`).size).toBeGreaterThan(0);
    const link = createBackupPath();
    symlinkSync(from.file, link);
    for (const [file, target] of [
      [from.file, to],
      [link, await setting()],
    ] as const) {
      expect(await restore(file, target)).toMatchObject({ counts: { submissions: 3 } });
    }
  });
});

/** A database that Kysely has migrated for another program. */
async function createOtherDatabase(): Promise<Buffer> {
  const file = createBackupPath();
  const database = new DatabaseSync(file);
  database.exec("create table submissions (id text)");
  database.close();
  await runUnknownMigration(file, "0001-init");
  return readFileSync(file);
}

async function removeTables(setting: DatabaseSetting & { dialect: "sqlite" }): Promise<Buffer> {
  await (await openStore({ DATABASE_URL: setting })).close();
  const database = new DatabaseSync(setting.file);
  database.exec("drop table outbox");
  database.close();
  return readFileSync(setting.file);
}

async function cutOffFile(setting: DatabaseSetting): Promise<Buffer> {
  const file = createBackupPath();
  await add(await open(setting), 50);
  await backUp(setting, file);
  return readFileSync(file).subarray(0, 12_288);
}
