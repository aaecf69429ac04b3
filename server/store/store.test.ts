import { once } from "node:events";
import { readFileSync, statSync, writeFileSync } from "node:fs";
import { createServer, type Socket } from "node:net";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, onTestFinished, test } from "vitest";
import { runUnknownMigration } from "#tests/harness/databases.ts";
import { listenOnFreePort } from "#tests/harness/listen-on-free-port.ts";
import { addSubmission } from "#tests/harness/submissions.ts";
import { createTempFolder } from "#tests/harness/temp-folder.ts";
import { OperatorError } from "../cli/operator-error.ts";
import { assertDatabaseExists, createStore, openStore } from "./store.ts";

const settings = (file: string) => ({ DATABASE_URL: { dialect: "sqlite" as const, file } });

describe("openStore", () => {
  test("creates folder and file for their owner only", async () => {
    const folder = join(createTempFolder(), "kept", "data");
    const file = join(folder, "idi.sqlite");
    expect(() => assertDatabaseExists(settings(file))).toThrow(
      `The database ${file} does not exist yet`,
    );
    const store = await openStore(settings(file));
    expect(() => assertDatabaseExists(settings(file))).not.toThrow();
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(statSync(`${file}-wal`).mode & 0o777).toBe(0o600);
    await store.close();
  });

  test.each([
    ["in a folder that is none", "/data/idi.sqlite", /be used: ENOTDIR.*DATA_DIR.*DATABASE_URL/],
    ["that is no database", "", /not a database.*DATABASE_URL/],
  ])("refuses a file %s, names the settings and changes nothing", async (_what, end, message) => {
    const occupied = join(createTempFolder(), "idi.sqlite");
    writeFileSync(occupied, "Dear diary, ".repeat(1000));
    const opening = openStore(settings(occupied + end));
    await expect(opening).rejects.toThrow(OperatorError);
    await expect(opening).rejects.toThrow(message);
    expect(readFileSync(occupied, "utf8")).toMatch(/^Dear diary/);
  });

  // Where folders cannot be created, although the one above is there.
  test("refuses a folder below /proc instead of waiting", async () => {
    const opening = openStore(settings("/proc/idi/data/idi.sqlite"));
    await expect(opening).rejects.toThrow(/be used: .*DATA_DIR/);
  });

  test("opens a copied backup to write, which has no log yet", async () => {
    const file = join(createTempFolder(), "idi.sqlite");
    await (await openStore(settings(file))).close();
    const backup = new DatabaseSync(file);
    backup.exec("pragma journal_mode = delete");
    backup.close();
    const store = await openStore(settings(file), { mode: "write", skipsIntegrityCheck: true });
    await addSubmission(store);
    await store.close();
  });

  test("refuses a database with damaged pages", async () => {
    const file = join(createTempFolder(), "idi.sqlite");
    const store = await openStore(settings(file));
    for (let count = 0; count < 50; count++) await addSubmission(store);
    await store.close();
    const page = 4096;
    const content = readFileSync(file);
    for (let start = 2 * page; start < content.length; start += page) {
      content.fill(0xff, start, start + 200);
    }
    writeFileSync(file, content);
    await expect(openStore(settings(file))).rejects.toThrow(/cannot be used.*DATABASE_URL/);
  });

  test("refuses the database of a later release", async () => {
    const file = join(createTempFolder(), "idi.sqlite");
    await (await openStore(settings(file))).close();
    await runUnknownMigration(file, "9999-future");
    await expect(openStore(settings(file))).rejects.toThrow(
      /made by a newer release\. Install that release/,
    );
  });
});

test("closes although the database fails while it is being opened", async () => {
  const server = createServer();
  onTestFinished(() => void server.close());
  const url = `postgres://idi@127.0.0.1:${await listenOnFreePort(server)}/idi`;
  const store = createStore({ DATABASE_URL: { dialect: "postgres", url } });
  const opening = store.open();
  const [socket] = (await once(server, "connection")) as [Socket];
  const closing = store.close();
  socket.destroy();
  await expect(opening).rejects.toThrow(OperatorError);
  await closing;
});
