import { createHash, randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import {
  createOlderDatabase,
  listTestDatabases,
  openTestDatabase,
  openTestStore,
  runUnknownMigration,
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

const readingCommands = [
  ["list"],
  ["export"],
  ["show", "--reference", "A1B2-C3D4"],
  ["undelivered"],
  ["purge"],
  ["withdraw"],
];
const writingCommands = [["retry"], ["purge", "--yes"], ["withdraw", "--yes"]];

const createNewFile = () => join(createTempFolder(), "idi.sqlite");

/** A database with one prospect that no process has open. */
async function createCurrentFile(): Promise<string> {
  const file = createNewFile();
  const store = await openStore({ DATABASE_URL: { dialect: "sqlite", file } });
  await addSubmission(store);
  await store.close();
  return file;
}

async function createLaterFile(): Promise<string> {
  const file = await createCurrentFile();
  await runUnknownMigration(file, "9999-future");
  return file;
}

/** The hash of each file beside a database, that of the database included. */
function hashFiles(file: string) {
  const folder = dirname(file);
  const hash = (name: string) =>
    createHash("sha256")
      .update(readFileSync(join(folder, name)))
      .digest("hex");
  return Object.fromEntries(readdirSync(folder).map((name) => [name, hash(name)]));
}

describe("a command on a SQLite file", () => {
  test("changes no byte when it only reads", async () => {
    const file = await createCurrentFile();
    const hashesBefore = hashFiles(file);
    for (const args of readingCommands) {
      expect(await run(`sqlite:${file}`, ...args)).toMatchObject({ code: 0, stderr: "" });
      expect(hashFiles(file)).toEqual(hashesBefore);
    }
    await backUp({ dialect: "sqlite", file }, createNewFile());
    expect(hashFiles(file)).toEqual(hashesBefore);
  });

  test("reads the write-ahead log of a killed server, and changes neither file nor log", async () => {
    const file = createNewFile();
    const store = await openTestStore({ dialect: "sqlite", file });
    await addSubmission(store);
    const hashesBefore = hashFiles(file);
    const { stdout } = await run(`sqlite:${file}`, "list");
    expect(stdout).toContain(sampleProspect.senderName);
    const { "idi.sqlite-shm": _index, ...hashesAfter } = hashFiles(file);
    expect(hashesBefore).toMatchObject(hashesAfter);
  });

  test.each([
    [
      "0012-rate-limit-salts",
      () => createOlderDatabase("0012-rate-limit-salts"),
      /an earlier release .*run migrate/,
    ],
    ["9999-future", createLaterFile, /a newer release\..*Install that release/],
  ])(
    "names the release that it needs after migration %s, and changes no byte",
    async (_step, make, expectedError) => {
      const file = await make();
      const hashesBefore = hashFiles(file);
      for (const args of [...readingCommands, ...writingCommands]) {
        const { code, stdout, stderr } = await run(`sqlite:${file}`, ...args);
        expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
        expect(stderr).toMatch(expectedError);
        expect(stderr.trim().split("\n")).toHaveLength(1);
        expect(hashFiles(file)).toEqual(hashesBefore);
      }
      await expect(backUp({ dialect: "sqlite", file }, createNewFile())).rejects.toThrow(
        expectedError,
      );
      expect(hashFiles(file)).toEqual(hashesBefore);
    },
  );

  test("reads and writes after npm run migrate", async () => {
    const DATABASE_URL = `sqlite:${await createOlderDatabase("0012-rate-limit-salts")}`;
    const { code, stderr } = await runCli(migrate, [], { DATABASE_URL });
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    for (const args of [["list"], ...writingCommands]) {
      expect(await run(DATABASE_URL, ...args)).toMatchObject({ code: 0 });
    }
  });
});

test("does not create a database to migrate", async () => {
  const DATABASE_URL = `sqlite:${createNewFile()}`;
  const { code, stderr } = await runCli(migrate, [], { DATABASE_URL });
  expect(code).toBe(1);
  expect(stderr).toMatch(/^The database .* does not exist yet/);
});

test("reads a PostgreSQL database with a role that may only select", async () => {
  const [, postgres] = listTestDatabases();
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
  for (const args of readingCommands) {
    expect(await run(url.href, ...args)).toMatchObject({ code: 0, stderr: "" });
  }
  expect((await run(url.href, "list")).stdout).toContain(sampleProspect.senderName);
  const { counts } = await backUp({ dialect: "postgres", url: url.href }, createNewFile());
  expect(counts.submissions).toBe(1);
  const { code, stderr } = await run(url.href, "purge", "--yes");
  expect(code).toBe(1);
  expect(stderr).toContain("permission denied");
});

test("lists pending migrations, and changes no byte", async () => {
  const file = await createOlderDatabase("0012-rate-limit-salts");
  const hashesBefore = hashFiles(file);
  const DATABASE_URL = `sqlite:${file}`;
  const pendingRun = await runCli(migrate, ["--pending"], { DATABASE_URL });
  expect(pendingRun).toMatchObject({ code: 0, stdout: expect.stringMatching(/^0013-.+\n/) });
  expect(hashFiles(file)).toEqual(hashesBefore);
  const newer = `sqlite:${await createLaterFile()}`;
  const refusedRun = await runCli(migrate, ["--pending"], { DATABASE_URL: newer });
  expect(refusedRun).toMatchObject({ code: 3, stdout: "", stderr: expect.stringMatching(/newer/) });
});
