import { createHash, randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import {
  createOlderDatabase,
  openTestDatabase,
  openTestStore,
  runUnknownMigration,
  testDatabases,
} from "#tests/harness/databases.ts";
import { sampleProspect } from "#tests/harness/form-samples.ts";
import { runCli } from "#tests/harness/run-cli.ts";
import { addSubmission } from "#tests/harness/submissions.ts";
import { createTempFolder } from "#tests/harness/temp-folder.ts";
import { backUp } from "../backups/back-up.ts";
import { openStore } from "../store/store.ts";
import { program as migrate } from "./migrate.ts";
import { createOutboxCategoryProgram } from "./outbox-category-program.ts";

const run = (DATABASE_URL: string, ...args: string[]) =>
  runCli(createOutboxCategoryProgram("prospects"), args, { DATABASE_URL });

const reading = [
  ["list"],
  ["export"],
  ["show", "--reference", "A1B2-C3D4"],
  ["undelivered"],
  ["purge"],
  ["withdraw"],
];
const writing = [["retry"], ["purge", "--yes"], ["withdraw", "--yes"]];

const newFile = () => join(createTempFolder(), "idi.sqlite");

/** A database with one prospect that no process has open. */
async function currentFile(): Promise<string> {
  const file = newFile();
  const store = await openStore({ DATABASE_URL: { dialect: "sqlite", file } });
  await addSubmission(store);
  await store.close();
  return file;
}

async function laterFile(): Promise<string> {
  const file = await currentFile();
  await runUnknownMigration(file, "9999-future");
  return file;
}

/** The hash of each file beside a database, that of the database included. */
function hashes(file: string) {
  const folder = dirname(file);
  const hash = (name: string) =>
    createHash("sha256")
      .update(readFileSync(join(folder, name)))
      .digest("hex");
  return Object.fromEntries(readdirSync(folder).map((name) => [name, hash(name)]));
}

describe("a command on a SQLite file", () => {
  test("changes no byte when it only reads", async () => {
    const file = await currentFile();
    const before = hashes(file);
    for (const args of reading) {
      expect(await run(`sqlite:${file}`, ...args)).toMatchObject({ code: 0, stderr: "" });
      expect(hashes(file)).toEqual(before);
    }
    await backUp({ dialect: "sqlite", file }, newFile());
    expect(hashes(file)).toEqual(before);
  });

  test("reads the write-ahead log of a killed server, and changes neither file nor log", async () => {
    const file = newFile();
    const store = await openTestStore({ dialect: "sqlite", file });
    await addSubmission(store);
    const before = hashes(file);
    const { stdout } = await run(`sqlite:${file}`, "list");
    expect(stdout).toContain(sampleProspect.senderName);
    const { "idi.sqlite-shm": _index, ...after } = hashes(file);
    expect(before).toMatchObject(after);
  });

  test.each([
    ["0007-purges", () => createOlderDatabase("0007-purges"), /an earlier release .*run migrate/],
    ["0012-rate-limit-salts", () => createOlderDatabase("0012-rate-limit-salts"), /run migrate/],
    ["9999-future", laterFile, /a newer release\..*Install that release/],
  ])(
    "names the release that it needs after migration %s, and changes no byte",
    async (_step, make, words) => {
      const file = await make();
      const before = hashes(file);
      for (const args of [...reading, ...writing]) {
        const { code, stdout, stderr } = await run(`sqlite:${file}`, ...args);
        expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
        expect(stderr).toMatch(words);
        expect(stderr.trim().split("\n")).toHaveLength(1);
        expect(hashes(file)).toEqual(before);
      }
      await expect(backUp({ dialect: "sqlite", file }, newFile())).rejects.toThrow(words);
      expect(hashes(file)).toEqual(before);
    },
  );

  test("reads and writes after npm run migrate", async () => {
    const DATABASE_URL = `sqlite:${await createOlderDatabase("0007-purges")}`;
    const { code, stderr } = await runCli(migrate, [], { DATABASE_URL });
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    for (const args of [["list"], ...writing]) {
      expect(await run(DATABASE_URL, ...args)).toMatchObject({ code: 0 });
    }
  });
});

test("does not create a database to migrate", async () => {
  const DATABASE_URL = `sqlite:${newFile()}`;
  const { code, stderr } = await runCli(migrate, [], { DATABASE_URL });
  expect(code).toBe(1);
  expect(stderr).toMatch(/^The database .* does not exist yet/);
});

test("reads a PostgreSQL database with a role that may only select", async () => {
  const [, postgres] = testDatabases();
  const setting = await postgres.create();
  if (setting?.dialect !== "postgres") throw new Error("no PostgreSQL");
  const store = await openTestStore(setting);
  await addSubmission(store);
  const db = await openTestDatabase(setting);
  const role = `reader_${randomUUID()}`;
  await sql`create role ${sql.id(role)} login`.execute(db);
  await sql`grant select on all tables in schema public to ${sql.id(role)}`.execute(db);
  const url = new URL(setting.url);
  url.username = role;
  for (const args of reading) {
    expect(await run(url.href, ...args)).toMatchObject({ code: 0, stderr: "" });
  }
  expect((await run(url.href, "list")).stdout).toContain(sampleProspect.senderName);
  const { counts } = await backUp({ dialect: "postgres", url: url.href }, newFile());
  expect(counts.submissions).toBe(1);
  const { code, stderr } = await run(url.href, "purge", "--yes");
  expect(code).toBe(1);
  expect(stderr).toContain("permission denied");
});

test("lists pending migrations, and changes no byte", async () => {
  const file = await createOlderDatabase("0012-rate-limit-salts");
  const before = hashes(file);
  const DATABASE_URL = `sqlite:${file}`;
  const pending = await runCli(migrate, ["--pending"], { DATABASE_URL });
  expect(pending).toMatchObject({ code: 0, stdout: expect.stringMatching(/^0013-.+\n/) });
  expect(hashes(file)).toEqual(before);
  const newer = `sqlite:${await laterFile()}`;
  const refused = await runCli(migrate, ["--pending"], { DATABASE_URL: newer });
  expect(refused).toMatchObject({ code: 3, stdout: "", stderr: expect.stringMatching(/newer/) });
});
