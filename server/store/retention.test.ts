import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { parse } from "yaml";
import { allEntries } from "#tests/harness/all-entries";
import { testDatabases } from "#tests/harness/databases";
import { kindSamples, otto } from "#tests/harness/forms";
import { tempFolder } from "#tests/harness/temp-folder";
import { readEnv } from "../env.ts";
import type { DatabaseSetting } from "../setting-formats.ts";
import { otherPeriodPrinted, printedPeriodsFile } from "../site/printed-period.ts";
import { entryKinds } from "./entry-kinds.ts";
import { openStore } from "./open-store.ts";
import { isExplained } from "./purge-guard.ts";
import { endOfRetention, purge, purgeKind, robotDays } from "./retention.ts";

const hour = 60 * 60 * 1000;
const day = 24 * hour;
const entry = { language: null, idempotencyKey: null };

afterEach(() => void vi.useRealTimers());

const ofEachKind = (purged: object) => Object.fromEntries(entryKinds.map((kind) => [kind, purged]));
const deleted = (count: number) => ({ deleted: count, held: 0 });
const inDays = (days: number) => new Date(Date.now() + days * day);

async function openFilled(DATABASE_URL: DatabaseSetting) {
  const store = await openStore({ DATABASE_URL });
  onTestFinished(() => store.close());
  for (const { kept, keptIn } of kindSamples) {
    await store[keptIn].add({ fields: kept as never, ...entry });
  }
  const caught = { form: "contactMessage", reason: "trap-filled" } as const;
  await store.robots.add(caught, { fields: otto, ...entry });
  return store;
}

/** Everything that lies in the files of a database. */
function bytesBeside(file: string) {
  const ends = ["", "-wal", "-shm"].filter((end) => existsSync(file + end));
  return Buffer.concat(ends.map((end) => readFileSync(file + end)));
}

describe.each(testDatabases())("what $dialect keeps", ({ create }) => {
  it("deletes what is older than the days given, of each kind, and nothing else", async () => {
    const store = await openFilled(await create());
    const [received] = await store.prospects.list();
    const at = new Date(received?.receivedAt ?? "").getTime();
    const purgeAfter = (days: number) => purge(store, 395, new Date(at + days * day));
    expect(await purgeAfter(29)).toEqual({ ...ofEachKind(deleted(0)), robots: deleted(0) });
    expect(await purgeAfter(31)).toEqual({ ...ofEachKind(deleted(0)), robots: deleted(1) });
    expect(await purgeAfter(394)).toEqual({ ...ofEachKind(deleted(0)), robots: deleted(0) });
    expect(await store.prospects.list()).toHaveLength(1);
    expect(await purgeAfter(396)).toEqual({ ...ofEachKind(deleted(1)), robots: deleted(0) });
    expect(await store.robots.list()).toEqual([]);
    expect(await allEntries(store)).toEqual([]);
  });

  it("keeps what programs sent no longer than what people sent", async () => {
    const store = await openFilled(await create());
    const [received] = await store.robots.list();
    const later = new Date(new Date(received?.receivedAt ?? "").getTime() + 8 * day);
    await purge(store, 7, new Date(later.getTime() - 2 * day));
    expect(await purge(store, 7, later)).toEqual({ ...ofEachKind(deleted(1)), robots: deleted(1) });
  });

  describe("a purge that reaches further than time explains", () => {
    it("deletes nothing after a leap of the clock, until a keeper says so", async () => {
      const store = await openFilled(await create());
      await purge(store, 395);
      const leap = new Date(Date.now() + 400 * day);
      expect(await purge(store, 395, leap)).toEqual({
        ...ofEachKind({ deleted: 0, held: 1 }),
        robots: { deleted: 0, held: 1 },
      });
      expect(await allEntries(store)).toHaveLength(kindSamples.length);
      // Nor the next time: it is still the same leap.
      expect((await purge(store, 395, leap)).prospects).toEqual({ deleted: 0, held: 1 });
      const confirmed = { now: leap, isConfirmed: true };
      expect(await purgeKind(store, "prospects", 395, confirmed)).toEqual({ deleted: 1, held: 0 });
      expect(await store.prospects.list()).toEqual([]);
    });

    it("deletes nothing after a leap even if none was made before", async () => {
      const store = await openFilled(await create());
      const leap = new Date(Date.now() + 396 * day);
      expect((await purge(store, 395, leap)).prospects).toEqual({ deleted: 0, held: 1 });
    });
  });
});

it("leaves no word of what was deleted in the file or beside it", async () => {
  const file = join(tempFolder(), "idi.sqlite");
  const store = await openFilled({ dialect: "sqlite", file });
  expect(bytesBeside(file).includes(otto.message)).toBe(true);
  await purgeKind(store, "messages", 395, { now: inDays(396), isConfirmed: true });
  await purge(store, 395);
  await store.robots.removeBefore(inDays(1).toISOString());
  expect(await store.removeTraces()).toBe(true);
  expect(bytesBeside(file).includes(otto.message)).toBe(false);
});

describe("how far a purge may reach", () => {
  it.each([
    ["a day", 1, { all: 5, count: 3 }, true],
    ["a week, a flood", 7, { all: 3000, count: 3000 }, true],
    ["a month, nothing", 30, { all: 1, count: 0 }, true],
    ["a month, a tenth", 30, { all: 50, count: 5 }, true],
    ["a month, more than a tenth", 30, { all: 50, count: 6 }, false],
    ["a month, a hundred", 30, { all: 5000, count: 100 }, true],
    ["a month, more than a hundred", 30, { all: 5000, count: 101 }, false],
    ["back in time", -300, { all: 5, count: 5 }, true],
  ])("knows what is due after %s", (_what, days, due, explained) => {
    const end = endOfRetention(395);
    const lastEnd = endOfRetention(395 + days);
    expect(isExplained({ ...due, oldest: null }, end, lastEnd)).toBe(explained);
  });
});

it("keeps by default for as long as the privacy policy says", () => {
  const facts = parse(readFileSync(new URL("../../content/facts.yaml", import.meta.url), "utf8"), {
    merge: true,
  });
  expect(readEnv({}).RETENTION_DAYS).toBe(facts.legal.websiteFormDays);
  expect(robotDays).toBe(facts.legal.websiteRobotDays);
});

it("tells when the privacy policy of the build prints another period", () => {
  const distDir = tempFolder();
  expect(otherPeriodPrinted(distDir, 30)).toBeUndefined();
  writeFileSync(join(distDir, printedPeriodsFile), JSON.stringify({ websiteFormDays: 395 }));
  expect(otherPeriodPrinted(distDir, 395)).toBeUndefined();
  expect(otherPeriodPrinted(distDir, 30)).toMatch(/30 days \(RETENTION_DAYS\).* prints 395/);
});
