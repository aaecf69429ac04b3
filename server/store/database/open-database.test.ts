import { writeFileSync } from "node:fs";
import { createServer, type Socket } from "node:net";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { createEmptyPostgres, listTestDatabases } from "#tests/harness/databases.ts";
import { listenOnFreePort } from "#tests/harness/listen-on-free-port.ts";
import { createTempFolder } from "#tests/harness/temp-folder.ts";
import { OperatorError } from "../../cli/operator-error.ts";
import { DatabaseUnavailableError } from "./database-unavailable.ts";
import { listPendingMigrations } from "./migrations.ts";
import { createDatabaseClient, openDatabase, ping } from "./open-database.ts";

/** The URL of a program in the place of a database server that treats each connection so. */
async function fakeServer(onConnection: (socket: Socket) => void) {
  const server = createServer((socket) => {
    onConnection(socket.on("error", () => {}));
    onTestFinished(() => void socket.destroy());
  });
  onTestFinished(() => void server.close());
  return `postgres://idi@127.0.0.1:${await listenOnFreePort(server)}/idi`;
}

/** What a server says that wants a password: its methods, and at the second message its challenge. */
const wantsPassword = ["R\0\0\0\x17\0\0\0\x0aSCRAM-SHA-256\0\0", "R\0\0\0\x0b\0\0\0\x0br=1"];

test.each([
  ["is not there", () => "postgres://idi@127.0.0.1:1/idi"],
  ["says nothing", () => fakeServer(() => {})],
  ["hangs up", () => fakeServer((socket) => socket.end())],
  ["breaks off", () => fakeServer((socket) => socket.once("data", () => socket.resetAndDestroy()))],
])("reports a PostgreSQL server that %s as unavailable", async (_what, start) => {
  const opening = openDatabase({ dialect: "postgres", url: await start() });
  await expect(opening).rejects.toThrow(DatabaseUnavailableError);
  await expect(opening).rejects.toThrow(/^The PostgreSQL database at 127.0.0.1.* DATABASE_URL/);
});

test.each([
  ["gets no password", "", wantsPassword],
  ["has no TLS", "?sslmode=require", ["N"]],
])(
  "does not report a PostgreSQL server that %s as unavailable",
  async (_what, options, answers) => {
    const url = await fakeServer((socket) => {
      const remainingAnswers = answers.values();
      socket.on("data", () => socket.write(remainingAnswers.next().value ?? "", "latin1"));
    });
    const opening = openDatabase({ dialect: "postgres", url: url + options });
    await expect(opening).rejects.toThrow(OperatorError);
    await expect(opening).rejects.not.toThrow(DatabaseUnavailableError);
  },
);

test.each(listTestDatabases())(
  "migrates a new $dialect database once if several open it",
  async (kind) => {
    const setting = await kind.createEmpty();
    const databases = await Promise.all([1, 2, 3, 4].map(() => openDatabase(setting)));
    onTestFinished(async () => void (await Promise.all(databases.map((db) => db.destroy()))));
    for (const db of databases) expect(await listPendingMigrations(db)).toEqual([]);
  },
);

test.each(["migrate", "write", "read", "inspect"] as const)(
  "names a file that is not a database, to %s",
  async (mode) => {
    const file = join(createTempFolder(), "idi.sqlite");
    writeFileSync(file, "no database".repeat(100));
    const opening = openDatabase({ dialect: "sqlite", file }, { mode, skipsIntegrityCheck: true });
    await expect(opening).rejects.toThrow(OperatorError);
    await expect(opening).rejects.toThrow(file);
  },
);

test("opens the database with a later query after an earlier one failed", async () => {
  const file = join(createTempFolder(), "idi.sqlite");
  const otherProcess = new DatabaseSync(file);
  otherProcess.exec("begin exclusive");
  const db = createDatabaseClient({ dialect: "sqlite", file }, { lockTimeoutMs: 50 });
  onTestFinished(() => db.destroy());
  await expect(ping(db)).rejects.toThrow(DatabaseUnavailableError);
  await expect(db.selectFrom("submissions").selectAll().execute()).rejects.toThrow(
    DatabaseUnavailableError,
  );
  otherProcess.close();
  expect(await db.selectFrom("submissions").selectAll().execute()).toEqual([]);
});

test("does not report a PostgreSQL server that refuses the user as unavailable", async () => {
  const url = (await createEmptyPostgres()).replace("idi@", "eve@");
  const opening = openDatabase({ dialect: "postgres", url });
  await expect(opening).rejects.toThrow(/role "eve" does not exist/);
  await expect(opening).rejects.not.toThrow(DatabaseUnavailableError);
});
