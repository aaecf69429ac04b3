import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { listTestDatabases, openTestStore } from "#tests/harness/databases.ts";
import { kindSamples, sampleContactMessage } from "#tests/harness/form-samples.ts";
import { addSubmission, listStored } from "#tests/harness/submissions.ts";
import { createTempFolder } from "#tests/harness/temp-folder.ts";
import type { DatabaseSetting } from "../../settings/setting-formats.ts";
import { dayMs, hourMs } from "../../time/durations.ts";
import type { Store } from "../store.ts";
import {
  getRetention,
  getRetentionCutoff,
  type PurgeResult,
  purgeAll,
  purgeCategory,
} from "./retention.ts";
import { categories } from "./submission.ts";

const createResultByCategory = (purged: object) =>
  Object.fromEntries(categories.map((category) => [category, purged]));
const createDeletedResult = (count: number) => ({ deleted: count, unconfirmed: 0 });
const getDateInDays = (days: number) => new Date(Date.now() + days * dayMs);

async function openFilled(DATABASE_URL: DatabaseSetting) {
  const store = await openTestStore(DATABASE_URL);
  for (const { form, sample } of kindSamples)
    await addSubmission(store, { form: form.name, fields: sample });
  await addSubmission(store, { form: "contactMessage", spamReason: "too-fast" });
  return store;
}

/** The bytes of all files of a database. */
function bytesBeside(file: string) {
  const ends = ["", "-wal", "-shm"].filter((end) => existsSync(file + end));
  return Buffer.concat(ends.map((end) => readFileSync(file + end)));
}

describe.each(listTestDatabases())("the retention of submissions in $dialect", ({ create }) => {
  test("deletes by age and category alone, spam no later than other submissions", async () => {
    const store = await openFilled(await create());
    const [submission] = await listStored(store);
    const receivedAtMs = new Date(String(submission?.receivedAt)).getTime();
    const purgeAfter = (age: number) =>
      purgeAll(store, getRetention(395, 30), { now: new Date(receivedAtMs + age * dayMs) });
    expect(await purgeAfter(29)).toEqual(createResultByCategory(createDeletedResult(0)));
    expect(await purgeAfter(31)).toEqual({
      ...createResultByCategory(createDeletedResult(0)),
      spam: createDeletedResult(1),
    });
    // As the purges of all the hours until then.
    const end = new Date(receivedAtMs - dayMs).toISOString();
    for (const category of categories) await store.purges.record(category, end);
    expect(await purgeAfter(394)).toEqual(createResultByCategory(createDeletedResult(0)));
    expect(await listStored(store)).toHaveLength(1);
    expect(await purgeAfter(396)).toEqual({
      ...createResultByCategory(createDeletedResult(1)),
      spam: createDeletedResult(0),
    });
    expect(await store.submissions.count({})).toBe(0);
    const brief = await openFilled(await create());
    await purgeAll(brief, getRetention(7, 30), { now: getDateInDays(6) });
    expect(await purgeAll(brief, getRetention(7, 30), { now: getDateInDays(8) })).toEqual(
      createResultByCategory(createDeletedResult(1)),
    );
  });

  test.each([true, false])(
    "deletes nothing after a clock jump without an operator's confirmation; purged before: %s",
    async (wasPurged) => {
      const store = await openFilled(await create());
      if (wasPurged) await purgeAll(store, getRetention(395, 30));
      const jump = { now: getDateInDays(400) };
      const unconfirmedResult = { deleted: 0, unconfirmed: 1 };
      expect(await purgeAll(store, getRetention(395, 30), jump)).toEqual(
        createResultByCategory(unconfirmedResult),
      );
      expect(await store.submissions.count({})).toBe(kindSamples.length + 1);
      // Nothing is deleted the next time either: the gap is still too wide.
      expect((await purgeAll(store, getRetention(395, 30), jump)).prospects).toEqual(
        unconfirmedResult,
      );
      const confirmed = { ...jump, isConfirmed: true };
      expect(await purgeCategory(store, "prospects", 395, confirmed)).toEqual(
        createDeletedResult(1),
      );
      expect(await listStored(store)).toEqual([]);
    },
  );
});

test("leaves no deleted text in the database file or its log", async () => {
  const file = join(createTempFolder(), "idi.sqlite");
  const store = await openFilled({ dialect: "sqlite", file });
  expect(bytesBeside(file).includes(sampleContactMessage.name)).toBe(true);
  await purgeCategory(store, "messages", 395, { now: getDateInDays(396), isConfirmed: true });
  await purgeAll(store, getRetention(395, 30));
  await store.submissions.remove({ category: "spam" }, 10);
  expect(await store.truncateWal()).toBe(true);
  expect(bytesBeside(file).includes(sampleContactMessage.name)).toBe(false);
});

/** A store with so many submissions per category, and how many of them are due. */
function fakeStore(due: number, all: number, purgedBefore?: string, oldest = purgedBefore) {
  const end = getRetentionCutoff(395);
  const newest = all > due ? getDateInDays(0).toISOString() : end;
  let remainingCount = due;
  const remove = vi.fn(async (_which: unknown, limit: number) => {
    const count = Math.min(limit, remainingCount);
    remainingCount -= count;
    return { count, deliveries: [] };
  });
  const record = vi.fn();
  const store = {
    submissions: {
      getReceivedRange: async () => ({ oldest: due > 0 ? (oldest ?? "2020") : newest, newest }),
      count: async ({ before }: { before?: string }) => (before ? remainingCount : all),
      remove,
    },
    purges: { readPurgedBefore: async () => purgedBefore, record },
    removeDeletions: async () => {},
    truncateWal: async () => true,
  };
  return { store: store as never, remove, record };
}

test.each([
  ["a day", 1, 5, 3, true],
  ["a week, a flood", 7, 300, 300, true],
  ["a month, nothing", 30, 1, 0, true],
  ["a month, a tenth", 30, 50, 5, true],
  ["a month, more than a tenth", 30, 50, 6, false],
  ["a month, a hundred", 30, 5000, 100, true],
  ["a month, more than a hundred", 30, 5000, 101, false],
])("deletes or holds what is due after %s", async (_what, days, total, due, isExplained) => {
  const now = new Date();
  const { store } = fakeStore(due, total, getRetentionCutoff(395 + days, now));
  const purged = isExplained ? createDeletedResult(due) : { deleted: 0, unconfirmed: due };
  expect(await purgeCategory(store, "messages", 395, { now })).toEqual(purged);
});

test.each([
  ["the clock is back after a purge that was ahead", 95],
  ["it came while the clock was behind", 395],
])(
  "holds a single submission that an earlier purge should have deleted: %s",
  async (_why, lastAge) => {
    const { store } = fakeStore(1, 5000, getRetentionCutoff(lastAge), getRetentionCutoff(396));
    expect(await purgeCategory(store, "messages", 395)).toEqual({ deleted: 0, unconfirmed: 1 });
  },
);

describe.each([
  { jump: 2 * hourMs, name: "2 h ahead" },
  { jump: -2 * hourMs, name: "2 h back" },
  { jump: 400 * dayMs, name: "400 d ahead" },
  { jump: -400 * dayMs, name: "400 d back" },
])("a clock that jumps $name", ({ jump }) => {
  const start = Date.parse("2026-03-01T12:00:00Z");
  /** What hourly purges did with prospects, by the clock's time. */
  const purgeAt = async (store: Store, time: number, hours = 3) => {
    const results: PurgeResult[] = [];
    for (let run = 0; run < hours; run++) {
      vi.setSystemTime(time + run * hourMs);
      results.push((await purgeAll(store, getRetention(395, 30))).prospects);
    }
    return results;
  };
  const receive = async (store: Store, time: number, senderName: string) => {
    vi.setSystemTime(time);
    await addSubmission(store, { fields: { senderName } });
  };
  const open = async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    return openTestStore({ dialect: "sqlite", file: join(createTempFolder(), "idi.sqlite") });
  };

  test("deletes nothing early, not even new submissions, and later what is due", async () => {
    const store = await open();
    // Small sites get a prospect a month; the first one is due in ten days.
    for (let month = 0; month < 12; month++) {
      await receive(store, start - (385 - month * 30) * dayMs, `month ${month}`);
    }
    await purgeAt(store, start);
    await receive(store, start + jump, "during the jump");
    await purgeAt(store, start + jump);
    await purgeAt(store, start + 3 * hourMs);
    expect(await listStored(store)).toHaveLength(13);
    for (const days of [4, 8, 12]) await purgeAt(store, start + days * dayMs);
    const remainingNames = (await listStored(store)).map(({ senderName }) => senderName);
    expect(remainingNames).toContain("during the jump");
    // That one looks as if it were due: the purge waits for an operator.
    const isUnconfirmed = jump < -395 * dayMs;
    expect(remainingNames).toHaveLength(isUnconfirmed ? 13 : 12);
    expect(await purgeAt(store, start + 12 * dayMs, 1)).toEqual([
      isUnconfirmed ? { deleted: 0, unconfirmed: 2 } : createDeletedResult(0),
    ]);
  });

  test("after a second jump deletes nothing early, not even submissions stored between the jumps", async () => {
    const store = await open();
    await purgeAt(store, start - dayMs);
    await purgeAt(store, start + jump);
    await receive(store, start, "between");
    await purgeAt(store, start + jump);
    expect(await listStored(store)).toHaveLength(1);
    await purgeAt(store, start);
    // The jump is over, and no operator has to act.
    for (let days = 0; days <= 396; days += 6) {
      expect(await purgeAt(store, start + days * dayMs, 1)).toEqual([
        createDeletedResult(days > 395 ? 1 : 0),
      ]);
    }
    expect(await listStored(store)).toEqual([]);
  });
});

test("deletes in batches, and does not record a stopped purge as complete", async () => {
  const { store, remove, record } = fakeStore(120, 5000, getRetentionCutoff(396));
  const signal = AbortSignal.abort();
  expect(await purgeCategory(store, "messages", 395, { signal })).toEqual(createDeletedResult(50));
  expect(record).not.toHaveBeenCalled();
  expect(await purgeCategory(store, "messages", 395)).toEqual(createDeletedResult(70));
  expect(remove).toHaveBeenCalledTimes(3);
  expect(record).toHaveBeenCalledOnce();
});
