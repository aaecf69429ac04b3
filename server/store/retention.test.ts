import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { parse } from "yaml";
import { openTestStore, testDatabases } from "#tests/harness/databases";
import { kindSamples, otto } from "#tests/harness/forms";
import { keep, listKept } from "#tests/harness/kept";
import { tempFolder } from "#tests/harness/temp-folder";
import type { DatabaseSetting } from "../setting-formats.ts";
import { endOfRetention, purge, purgeCategory, spamDays } from "./retention.ts";
import { categories } from "./submission.ts";

const hour = 60 * 60 * 1000;
const day = 24 * hour;

afterEach(() => void vi.useRealTimers());

const ofEach = (purged: object) =>
  Object.fromEntries(categories.map((category) => [category, purged]));
const deleted = (count: number) => ({ deleted: count, held: 0 });
const inDays = (days: number) => new Date(Date.now() + days * day);

async function openFilled(DATABASE_URL: DatabaseSetting) {
  const store = await openTestStore(DATABASE_URL);
  for (const { form, sample } of kindSamples)
    await keep(store, { form: form.name, fields: sample });
  await keep(store, { form: "contactMessage", fields: otto, spamReason: "too-fast" });
  return store;
}

/** The bytes of all files of a database. */
function bytesBeside(file: string) {
  const ends = ["", "-wal", "-shm"].filter((end) => existsSync(file + end));
  return Buffer.concat(ends.map((end) => readFileSync(file + end)));
}

describe.each(testDatabases())("what $dialect keeps", ({ create }) => {
  it("deletes what is older than the days given, of each kind, and nothing else", async () => {
    const store = await openFilled(await create());
    const [received] = await listKept(store);
    const at = new Date(String(received?.receivedAt)).getTime();
    const purgeAfter = (days: number) => purge(store, 395, { now: new Date(at + days * day) });
    expect(await purgeAfter(29)).toEqual(ofEach(deleted(0)));
    expect(await purgeAfter(31)).toEqual({ ...ofEach(deleted(0)), spam: deleted(1) });
    expect(await purgeAfter(394)).toEqual(ofEach(deleted(0)));
    expect(await listKept(store)).toHaveLength(1);
    expect(await purgeAfter(396)).toEqual({ ...ofEach(deleted(1)), spam: deleted(0) });
    expect(await listKept(store, "spam")).toEqual([]);
    expect(await store.submissions.count({})).toBe(0);
  });

  it("keeps what programs sent no longer than what people sent", async () => {
    const store = await openFilled(await create());
    const [received] = await listKept(store, "spam");
    const later = new Date(new Date(String(received?.receivedAt)).getTime() + 8 * day);
    await purge(store, 7, { now: new Date(later.getTime() - 2 * day) });
    expect(await purge(store, 7, { now: later })).toEqual(ofEach(deleted(1)));
  });

  describe("a purge that reaches further than time explains", () => {
    it("deletes nothing after a leap of the clock, until an operator says so", async () => {
      const store = await openFilled(await create());
      await purge(store, 395);
      const leap = new Date(Date.now() + 400 * day);
      expect(await purge(store, 395, { now: leap })).toEqual(ofEach({ deleted: 0, held: 1 }));
      expect(await store.submissions.count({})).toBe(kindSamples.length + 1);
      // Nor the next time: the gap is still too wide.
      expect((await purge(store, 395, { now: leap })).prospects).toEqual({ deleted: 0, held: 1 });
      const confirmed = { now: leap, isConfirmed: true };
      expect(await purgeCategory(store, "prospects", 395, confirmed)).toEqual({
        deleted: 1,
        held: 0,
      });
      expect(await listKept(store)).toEqual([]);
    });

    it("deletes nothing after a leap even if none was made before", async () => {
      const store = await openFilled(await create());
      const leap = new Date(Date.now() + 396 * day);
      expect((await purge(store, 395, { now: leap })).prospects).toEqual({ deleted: 0, held: 1 });
    });
  });
});

it("leaves no word of what was deleted in the file or beside it", async () => {
  const file = join(tempFolder(), "idi.sqlite");
  const store = await openFilled({ dialect: "sqlite", file });
  expect(bytesBeside(file).includes(otto.name)).toBe(true);
  await purgeCategory(store, "messages", 395, { now: inDays(396), isConfirmed: true });
  await purge(store, 395);
  await store.submissions.remove({ category: "spam" }, 10);
  expect(await store.removeTraces()).toBe(true);
  expect(bytesBeside(file).includes(otto.name)).toBe(false);
});

/** A store with so many submissions per category, and how many of them are due. */
function fakeStore(due: number, all: number, lastEnd?: string) {
  const end = endOfRetention(395);
  const newest = all > due ? inDays(0).toISOString() : end;
  let left = due;
  const remove = vi.fn(async (_which: unknown, limit: number) => {
    const count = Math.min(limit, left);
    left -= count;
    return { count, deliveries: [] };
  });
  const note = vi.fn();
  const store = {
    submissions: {
      span: async () => ({ oldest: due > 0 ? "2020" : newest, newest }),
      count: async ({ before }: { before?: string }) => (before ? left : all),
      remove,
    },
    purges: { lastEnd: async () => lastEnd, note },
    removeTraces: async () => true,
  };
  return { store: store as never, remove, note };
}

describe("how far a purge may reach", () => {
  it.each([
    ["a day", 1, { all: 5, count: 3 }, true],
    ["a week, a flood", 7, { all: 300, count: 300 }, true],
    ["a month, nothing", 30, { all: 1, count: 0 }, true],
    ["a month, a tenth", 30, { all: 50, count: 5 }, true],
    ["a month, more than a tenth", 30, { all: 50, count: 6 }, false],
    ["a month, a hundred", 30, { all: 5000, count: 100 }, true],
    ["a month, more than a hundred", 30, { all: 5000, count: 101 }, false],
    ["back in time", -300, { all: 5, count: 5 }, true],
  ])(
    "deletes what is due after %s, or holds it",
    async (_what, days, { all, count }, explained) => {
      const now = new Date();
      const { store } = fakeStore(count, all, endOfRetention(395 + days, now));
      const purged = explained ? { deleted: count, held: 0 } : { deleted: 0, held: count };
      expect(await purgeCategory(store, "messages", 395, { now })).toEqual(purged);
    },
  );
});

it("deletes in pieces, and does not take for done what it was told to stop", async () => {
  const { store, remove, note } = fakeStore(120, 5000, endOfRetention(396));
  const signal = AbortSignal.abort();
  expect(await purgeCategory(store, "messages", 395, { signal })).toEqual({
    deleted: 50,
    held: 0,
  });
  expect(note).not.toHaveBeenCalled();
  expect(await purgeCategory(store, "messages", 395)).toEqual({ deleted: 70, held: 0 });
  expect(remove).toHaveBeenCalledTimes(3);
  expect(note).toHaveBeenCalledOnce();
});

it("keeps what programs sent for as long as the privacy policy says", () => {
  const { legal } = parse(
    readFileSync(new URL("../../content/facts.yaml", import.meta.url), "utf8"),
  );
  expect(legal.websiteRobotDays, "websiteRobotDays follows the code, not the other way round").toBe(
    spamDays,
  );
});
