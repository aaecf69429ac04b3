import { chmodSync, existsSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { setAsidePrefix } from "#server/backups/restore-in-place.ts";
import { formatCommand } from "#server/cli/format-command.ts";
import { openStore } from "#server/store/store.ts";
import { runCli } from "#tests/harness/run-cli.ts";
import { createTempFolder } from "#tests/harness/temp-folder.ts";
import { releaseCheckFolder } from "../check-release.ts";
import { checkCopies } from "./check-copies.ts";
import { checkDatabase, checkOutbox } from "./check-database.ts";
import {
  checkBackups,
  checkCertificate,
  checkClock,
  checkDisk,
  checkRights,
  checkServer,
} from "./check-machine.ts";
import { formatCheckResults } from "./check-result.ts";
import { checkNames, program } from "./run-doctor.ts";

const hour = 3600;
const day = 24 * hour;
const https = { SITE_URL: "https://www.idi.example" };
const createDateInDays = (days: number) => async () =>
  new Date(Date.now() + (days + 0.5) * day * 1000).toUTCString();
const createOutboxStat = (state: "waiting" | "dead-lettered" | "unconfigured", hours: number) => ({
  target: "mail" as const,
  state,
  count: 2,
  oldest: new Date(Date.now() - hours * hour * 1000).toISOString(),
});

describe("a check finds", () => {
  test.each([
    ["a private folder", 0o700, "ok"],
    ["a folder that others may read", 0o755, "problem"],
  ])("%s", (_, mode, state) => {
    const folder = createTempFolder();
    chmodSync(folder, mode);
    expect(checkRights([folder], undefined)).toMatchObject({ state });
  });

  test("settings that others may read, and a folder that is missing", () => {
    const settings = join(createTempFolder(), "settings");
    writeFileSync(settings, "");
    chmodSync(settings, 0o644);
    const { state, message } = checkRights(["/no where"], settings);
    expect(state).toBe("problem");
    expect(message.split("\n")).toEqual([
      expect.stringContaining("install -d -m 700 -o idi -g idi '/no where'"),
      expect.stringContaining(`chmod go-rwx ${settings}`),
    ]);
  });

  test("a folder that cannot be opened, and is not missing", () => {
    const link = join(createTempFolder(), "link");
    symlinkSync(link, link);
    const { state, message } = checkRights([join(link, "backups")], undefined);
    expect(state).toBe("problem");
    expect(message).toContain("ELOOP");
  });

  test("a database that cannot be written, and none that is missing", () => {
    const link = join(createTempFolder(), "link");
    symlinkSync(link, link);
    expect(checkRights([], undefined, link)).toMatchObject({
      state: "problem",
      message: expect.stringContaining("ELOOP"),
    });
    expect(checkRights([], undefined, `${link}-missing`).state).toBe("ok");
  });

  test.each([
    [undefined, "ok", "valid"],
    ["PORT TRUST_PROXY", "ok", "valid"],
    ["PORT TRUSTPROXY", "note", "TRUSTPROXY"],
  ])("names of settings, %s: %s", (names, state, expectedMessage) => {
    expect(checkNames(names)).toMatchObject({
      state,
      message: expect.stringContaining(expectedMessage),
    });
  });

  test.each([
    [10 ** 6, "problem"],
    [10 ** 10, "ok"],
  ])("%i bytes of room: %s", (bytes, state) => {
    expect(checkDisk(["/data"], () => bytes).state).toBe(state);
  });

  test.each([
    ["yes", "ok"],
    ["no", "problem"],
    [undefined, "note"],
  ])("a clock of which the system says %s: %s", (answer, state) => {
    expect(checkClock(() => answer).state).toBe(state);
  });

  test.each([
    [5 * hour, undefined, "ok"],
    [27 * hour, undefined, "problem"],
    [Number.POSITIVE_INFINITY, undefined, "problem"],
    [5 * hour, "The disk is full", "problem"],
  ])("backups, %d s old, with the warnings %j: %s", (age, warnings, state) => {
    expect(checkBackups({ ageSeconds: age, warnings }).state).toBe(state);
  });

  test("no backups, and names the command that makes one", () => {
    const { message } = checkBackups({
      ageSeconds: Number.POSITIVE_INFINITY,
      warnings: undefined,
    });
    expect(message).toContain(formatCommand("backup"));
  });

  test.each([
    [60, "ok"],
    [13, "problem"],
    [-1, "problem"],
  ])("a certificate for %i days: %s", async (days, state) => {
    expect((await checkCertificate(https, createDateInDays(days))).state).toBe(state);
  });

  test("a certificate that browsers refuse", async () => {
    const refuse = () => Promise.reject(new Error("self-signed"));
    expect(await checkCertificate(https, refuse)).toMatchObject({
      state: "problem",
      message: expect.stringContaining("self-signed"),
    });
  });

  test.each([`${setAsidePrefix}2026-01-31T023000`, releaseCheckFolder])(
    "a copy in %s, which is no fault",
    (name) => {
      const folder = createTempFolder();
      expect(checkCopies([folder])).toMatchObject({ state: "ok" });
      const copy = join(folder, name);
      mkdirSync(copy);
      const message = expect.stringContaining(copy);
      expect(checkCopies([folder, "/nowhere"])).toMatchObject({ state: "note", message });
    },
  );

  test("a folder whose copies cannot be listed", () => {
    const file = join(createTempFolder(), "file");
    writeFileSync(file, "");
    expect(checkCopies([file])).toMatchObject({
      state: "problem",
      message: expect.stringContaining(file),
    });
  });

  test("a server that is not there", async () => {
    expect((await checkServer({ HOST: "127.0.0.1", PORT: 1 })).state).toBe("problem");
  });

  test("messages that wait for long, were dead-lettered, or wait for a setting", () => {
    expect(checkOutbox([]).state).toBe("ok");
    expect(checkOutbox([createOutboxStat("waiting", 0.5)]).state).toBe("ok");
    for (const lateStat of [
      createOutboxStat("waiting", 2),
      createOutboxStat("dead-lettered", 0),
      createOutboxStat("unconfigured", 0),
    ]) {
      expect(checkOutbox([lateStat]).state).toBe("problem");
    }
    expect(checkOutbox([createOutboxStat("unconfigured", 0)]).message).toContain(
      "until its target is set",
    );
  });

  test("a database that is missing, and one that is current", async () => {
    const DATABASE_URL = {
      dialect: "sqlite" as const,
      file: join(createTempFolder(), "idi.sqlite"),
    };
    const settings = {
      DATABASE_URL,
      deliveryTargets: { platform: undefined, platformMessages: undefined, mail: undefined },
    };
    expect(await checkDatabase(settings)).toMatchObject([{ state: "problem" }]);
    expect(existsSync(DATABASE_URL.file)).toBe(false);
    await (await openStore({ DATABASE_URL })).close();
    expect(await checkDatabase(settings)).toMatchObject([{ state: "ok" }, { state: "ok" }]);
  });
});

test("names what is wrong, and says so by its exit status", async () => {
  const { code, stdout } = await runCli(program, [], { DATA_DIR: createTempFolder(), PORT: "1" });
  expect(code).toBe(1);
  expect(stdout).toMatch(/^problem +server /m);
  expect(stdout).toMatch(/^problem +database /m);
  expect(stdout).toMatch(/^ok +settings /m);
  const failedRun = await runCli(program, [], { PORT: "many" });
  expect(failedRun).toMatchObject({
    code: 1,
    stdout: expect.stringMatching(/^problem +settings +.*PORT/),
  });
});

test("aligns what it prints", () => {
  const text = formatCheckResults([
    { state: "ok", name: "disk", message: "a\nb" },
    { state: "problem", name: "certificate", message: "c" },
  ]);
  const columns = text
    .trimEnd()
    .split("\n")
    .map((line) => line.search(/[abc]$/));
  expect(new Set(columns).size).toBe(1);
});
