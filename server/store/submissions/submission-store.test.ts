import { domainToASCII } from "node:url";
import { describe, expect, test, vi } from "vitest";
import { toProspect } from "#contract/inquiry.ts";
import { listTestDatabases, openTestDatabase, openTestStore } from "#tests/harness/databases.ts";
import { sampleContactMessage, sampleInquiry } from "#tests/harness/form-samples.ts";
import {
  addSubmission,
  listStored,
  listUndelivered,
  readIntact,
} from "#tests/harness/submissions.ts";
import type { DatabaseSetting } from "../../settings/setting-formats.ts";
import type { NewSubmission, SubmissionCategory, SubmissionFilter } from "./submission.ts";

const deliveryTargets = { platform: "https://platform.example", platformMessages: "/messages" };

const open = (setting: DatabaseSetting) => openTestStore(setting, deliveryTargets);

const newSubmission = {
  form: "contactMessage",
  fields: sampleContactMessage,
  language: "sv",
} as const;
const message: NewSubmission = { ...newSubmission, idempotencyKey: null };
const samples: [SubmissionCategory, NewSubmission][] = [
  ["messages", message],
  ["spam", { ...message, spamReason: "too-fast" }],
];
const databases = listTestDatabases();
const suites = databases.flatMap((database) =>
  samples.map(([category, sample]) => ({ ...database, category, sample })),
);

describe.each(suites)("the $dialect store of $category", ({ create, category, sample }) => {
  async function openEmpty() {
    const database = await create();
    const store = await open(database);
    const list = () => listStored(store, category);
    return { store, database, list, add: store.submissions.add };
  }
  const withKey = { ...sample, idempotencyKey: "3f6c1c0e-key" };
  const createFrom = (email: string) => ({ ...sample, fields: { ...sampleContactMessage, email } });

  test("returns exactly what was added after it is reopened", async () => {
    const { store, database } = await openEmpty();
    const startTime = new Date().toISOString();
    const receipt = await addSubmission(store, sample);
    await store.close();
    const reopenedStore = await open(database);
    const [submission] = await reopenedStore.submissions.get([receipt.id, "unknown"]);
    const { form: kind, fields, language, spamReason = null } = sample;
    expect(submission).toEqual({ ...receipt, kind, fields, language, spamReason });
    expect(receipt.id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect(receipt.receivedAt >= startTime).toBe(true);
    expect(receipt.receivedAt <= new Date().toISOString()).toBe(true);
  });

  test("answers a repeated post with the first receipt, and refuses other values under its key", async () => {
    const { store, add, list } = await openEmpty();
    const receipt = await addSubmission(store, withKey);
    expect(await add(withKey)).toEqual({ receipt, isRepeat: true });
    const otherSubmission = {
      ...withKey,
      fields: { ...sampleContactMessage, subject: "Something else" },
    };
    expect(await add(otherSubmission)).toBe("key-reused");
    expect(await list()).toMatchObject([sampleContactMessage]);
  });

  test("stores a submission again whose first copy is deleted while it is sent", async () => {
    const { store, database, add, list } = await openEmpty();
    const otherStore = await open(database);
    for (let round = 0; round < 30; round++) {
      await addSubmission(store, withKey);
      await Promise.all([
        ...Array.from({ length: 4 }, () => add(withKey)),
        otherStore.submissions.remove({ category }, 1),
      ]);
      expect((await list()).length).toBeLessThanOrEqual(1);
    }
  });

  test("stores one of two texts that are sent with one key at the same moment, by two connections", async () => {
    const { store, database, list } = await openEmpty();
    const otherStore = await open(database);
    const results = await Promise.all(
      Array.from({ length: 40 }, (_, number) => {
        const subject = number % 4 < 2 ? "One" : "Another";
        const fields = { ...sampleContactMessage, subject };
        return (number % 2 ? store : otherStore).submissions.add({ ...withKey, fields });
      }),
    );
    const receipts = results.filter((result) => result !== "key-reused");
    expect(receipts).toHaveLength(20);
    expect(receipts.filter(({ isRepeat }) => !isRepeat)).toHaveLength(1);
    expect(new Set(receipts.map(({ receipt }) => receipt.id)).size).toBe(1);
    expect(await list()).toHaveLength(1);
  });

  test("frees an expired key, also for two connections at the same moment", async () => {
    const start = Date.UTC(2026, 0, 15, 12);
    vi.useFakeTimers({ toFake: ["Date"], now: start });
    const { store, database, list } = await openEmpty();
    const otherStore = await open(database);
    const sendAfter = async (milliseconds: number) => {
      vi.setSystemTime(start + milliseconds);
      const sends = [store, otherStore, store].map((storeOfSend) =>
        addSubmission(storeOfSend, { ...withKey, keyLifetimeMs: 60_000 }),
      );
      const receipts = await Promise.all(sends);
      expect(new Set(receipts.map((receipt) => JSON.stringify(receipt))).size).toBe(1);
      return receipts[0];
    };
    const firstReceipt = await sendAfter(0);
    expect(await sendAfter(59_999)).toEqual(firstReceipt);
    const secondReceipt = await sendAfter(60_000);
    expect(secondReceipt).not.toEqual(firstReceipt);
    expect(await sendAfter(119_999)).toEqual(secondReceipt);
    expect(await list()).toHaveLength(2);
  });

  test("finds and deletes by e-mail address, however it is spelt", async () => {
    const { store, add, list } = await openEmpty();
    const email = "Åsa@öberg.example";
    // Earlier releases accepted invisible characters.
    const invisible = "å\u200bsa@öberg.example\u00ad";
    // As Chromium sends it.
    const inAscii = `Åsa@${domainToASCII("öberg.example")}`;
    const spelt = [email, email.toUpperCase(), email.normalize("NFD"), invisible, inAscii];
    for (const email of [...spelt, "sa@öberg.example"]) await add(createFrom(email));
    const filter: SubmissionFilter = {
      category,
      email: ` \u200bÅSA@ÖBERG.example`.normalize("NFD"),
    };
    const submissions = (await Array.fromAsync(readIntact(store, filter))).flat();
    expect(submissions.map(({ fields }) => fields.email).sort()).toEqual(spelt.sort());
    const readInAscii = readIntact(store, { category, email: inAscii });
    expect((await Array.fromAsync(readInAscii)).flat()).toEqual(submissions);
    expect(await store.submissions.remove(filter, 3)).toMatchObject({ count: 3 });
    expect(await store.submissions.remove(filter, 3)).toMatchObject({ count: 2 });
    expect(await store.submissions.remove(filter, 3)).toEqual({ count: 0, deliveries: [] });
    expect(await list()).toMatchObject([{ email: "sa@öberg.example" }]);
  });

  test.each([
    "anna@idi.example",
    "mailto:anna@idi.example",
    "<anna@idi.example>;",
    "'anna@idi.example'",
  ])("finds what was sent from an e-mail address by %s", async (email) => {
    const { store, add } = await openEmpty();
    const others = ["'anna@idi.example", "nna@idi.example"];
    const spelt = ["anna@idi.example", "mailto:anna@idi.example", "<anna@idi.example>"];
    for (const sent of [...others, ...spelt]) await add(createFrom(sent));
    const found = await Array.fromAsync(readIntact(store, { category, email }));
    expect(
      found
        .flat()
        .map(({ fields }) => fields.email)
        .sort(),
    ).toEqual(spelt.sort());
  });
});

describe.each(databases)("the $dialect store", ({ create }) => {
  test("reads any number of submissions once each, the oldest first", async () => {
    const database = await create();
    const store = await open(database);
    const db = await openTestDatabase(database);
    const rows = Array.from({ length: 1200 }, (_, number) => ({
      ...{ id: String(number), kind: "contactMessage", payload_hash: "", email: "", email_key: "" },
      ...{ language: null, idempotency_key: null, spam_reason: null },
      // Many with the same time.
      received_at: String(Math.floor(number / 400)),
      fields: JSON.stringify({ number }),
    }));
    await db.insertInto("submissions").values(rows).execute();
    const batches = await Array.fromAsync(readIntact(store, { category: "messages" }));
    const submissions = batches.flat();
    expect(submissions.map(({ fields }) => fields.number).sort()).toEqual(
      rows.map((_, number) => number).sort(),
    );
    const order = submissions.map(({ receivedAt, id }) => `${receivedAt} ${id}`);
    expect(order).toEqual([...order].sort());
    expect(Math.max(...batches.map(({ length }) => length))).toBeLessThan(600);
    expect(await store.submissions.getReceivedRange("messages")).toEqual({
      oldest: "0",
      newest: "2",
    });
    expect(await store.submissions.count({ category: "messages", before: "2" })).toBe(800);
  });

  test("delivers spam only after it is marked as not spam, and then once", async () => {
    const store = await open(await create());
    const key = { idempotencyKey: "3f6c1c0e-key" };
    const spam = {
      form: "inquiry",
      fields: sampleInquiry,
      spamReason: "too-fast",
      ...key,
    } as const;
    const { id, receivedAt } = await addSubmission(store, spam);
    // The same words under the same key, without a sign of spam, are a message.
    const { spamReason: _, ...person } = spam;
    expect((await addSubmission(store, person)).id).not.toBe(id);
    expect(await listStored(store)).toHaveLength(1);
    expect(await listStored(store, "spam")).toMatchObject([
      { id, form: "inquiry", ...sampleInquiry },
    ]);
    expect(await listUndelivered(store)).toHaveLength(1);

    // An inquiry is stored as a prospect.
    const marks = [id, id, "unknown"].map((submissionId) =>
      store.submissions.markAsNotSpam(submissionId),
    );
    expect((await Promise.all(marks)).sort()).toEqual(["prospect", "unknown", "unknown"]);
    expect(await listStored(store, "spam")).toEqual([]);
    expect(await listStored(store)).toContainEqual({
      ...{ id, receivedAt, language: null },
      ...toProspect(sampleInquiry),
    });
    const undelivered = await listUndelivered(store);
    expect(undelivered.map(({ submissionId }) => submissionId)).toContain(id);
    expect(undelivered).toHaveLength(2);
  });

  test.each([
    ["words that no form takes", { fields: "{}" }],
    ["a form that is gone", { kind: "guestbook" }],
  ])("keeps %s in quarantine", async (_what, change) => {
    const database = await create();
    const store = await open(database);
    const { id } = await addSubmission(store, { ...message, spamReason: "too-fast" });
    const db = await openTestDatabase(database);
    await db.updateTable("submissions").set(change).execute();
    expect(await store.submissions.markAsNotSpam(id)).toBe("invalid");
    expect(await store.submissions.count({ category: "spam" })).toBe(1);
    expect(await listUndelivered(store, "contactMessage")).toEqual([]);
  });

  test("keeps the newest 10 000 spam submissions", async () => {
    const database = await create();
    const store = await open(database);
    await addSubmission(store);
    const db = await openTestDatabase(database);
    const { id: _, ...row } = await db
      .selectFrom("submissions")
      .selectAll()
      .executeTakeFirstOrThrow();
    for (let part = 0; part < 10; part++) {
      const values = Array.from({ length: 1005 }, (__, number) => ({
        ...{ ...row, spam_reason: "too-fast", idempotency_key: null },
        ...{ id: `${part} ${number}`, received_at: `2001-01-0${number < 5 ? 1 : 2}` },
      }));
      await db.insertInto("submissions").values(values).execute();
    }
    const newestSpam = await addSubmission(store, { ...message, spamReason: "too-fast" });
    expect(await store.submissions.count({ category: "spam" })).toBe(10_000);
    expect(await store.submissions.count({ category: "spam", before: "2001-01-02" })).toBe(0);
    expect(await store.submissions.count({ category: "spam", before: "2001-01-03" })).toBe(9999);
    expect(await store.submissions.get([newestSpam.id])).toHaveLength(1);
    expect(await listStored(store)).toHaveLength(1);
  });

  test("stores no submission whose outbox entries cannot be written", async () => {
    const database = await create();
    const store = await open(database);
    const db = await openTestDatabase(database);
    await db.schema.dropTable("outbox").execute();
    await expect(store.submissions.add(message)).rejects.toThrow();
    expect(await listStored(store, "messages")).toEqual([]);
  });
});
