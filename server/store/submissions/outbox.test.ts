import { describe, expect, test, vi } from "vitest";
import { listTestDatabases, openTestDatabase, openTestStore } from "#tests/harness/databases.ts";
import { sampleContactMessage, sampleProspect } from "#tests/harness/form-samples.ts";
import {
  addSubmission,
  createStoredSubmission,
  listUndelivered,
} from "#tests/harness/submissions.ts";
import { dayMs, hourMs, minuteMs } from "../../time/durations.ts";
import type { Store } from "../store.ts";
import { createMailTarget, type DeliveryTargets } from "./targets.ts";

const platform = "https://platform.example";
const [sales, server] = ["sales@idi.example", "smtp://mail.example"];
const mail = { server, requiresTls: true, to: [sales], from: sales };
const toSales = createMailTarget(sales);

describe.each(listTestDatabases())("the $dialect outbox", ({ create }) => {
  async function open(targets: DeliveryTargets = { platform, mail }, connections = 1) {
    const DATABASE_URL = await create();
    const stores: Store[] = [];
    while (stores.length < connections) stores.push(await openTestStore(DATABASE_URL, targets));
    const [store] = stores as [Store];
    const send = (idempotencyKey: string | null = null) =>
      addSubmission(store, { language: "sv", idempotencyKey });
    return { store, stores, outbox: store.outbox, send, DATABASE_URL };
  }

  test("holds one entry per configured target of a submission", async () => {
    const { outbox, send } = await open();
    const { id } = await send("one-key-1");
    await send("one-key-1");
    const undelivered = await listUndelivered({ outbox });
    expect(undelivered.map(({ submissionId, target }) => [submissionId, target]).sort()).toEqual([
      [id, toSales],
      [id, "platform"],
    ]);
    expect(await listUndelivered({ outbox }, "contactMessage")).toEqual([]);
    expect(await outbox.claim([], 10, minuteMs)).toEqual([]);
    expect(await outbox.claim([toSales], 10, minuteMs)).toMatchObject([{ target: toSales }]);
    expect(await outbox.claim([toSales], 10, minuteMs)).toEqual([]);
    const off = await open({});
    await off.send();
    expect(await listUndelivered(off)).toEqual([]);
  });

  test("hands out due entries with their submission, and not again within the lease", async () => {
    const { store, outbox, send } = await open({ platform, platformMessages: "/messages" });
    const receipt = await send();
    await addSubmission(store, { form: "contactMessage" });
    const bothTargets = ["platform", "platform-messages"] as const;
    const claimed = await outbox.claim(bothTargets, 10, minuteMs);
    const claimedSubmissions = claimed.map(({ submission, attempts }) => ({
      submission,
      attempts,
    }));
    expect(claimedSubmissions).toHaveLength(2);
    expect(claimedSubmissions).toContainEqual({
      submission: createStoredSubmission("prospect", sampleProspect, {
        ...receipt,
        language: "sv",
      }),
      attempts: 0,
    });
    expect(claimedSubmissions).toContainEqual({
      submission: expect.objectContaining({ kind: "contactMessage", fields: sampleContactMessage }),
      attempts: 0,
    });
    expect(await outbox.claim(bothTargets, 10, minuteMs)).toEqual([]);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 2 * minuteMs });
    const reclaimedEntries = await outbox.claim(bothTargets, 1, minuteMs);
    expect(reclaimedEntries).toMatchObject([{ attempts: 1 }]);
    expect(claimed.map(({ id }) => id)).toContain(reclaimedEntries[0]?.id);
  });

  test("hands each entry to one of several servers at the same moment", async () => {
    const { stores, outbox, send } = await open({ platform }, 4);
    for (let count = 0; count < 40; count++) await send();
    const shares = await Promise.all(
      stores.map(async ({ outbox }) => {
        const share: string[] = [];
        for (;;) {
          const claimed = await outbox.claim(["platform"], 3, minuteMs);
          if (claimed.length === 0) return share;
          expect(claimed.length).toBeLessThanOrEqual(3);
          share.push(...claimed.map(({ id }) => id));
        }
      }),
    );
    // A server that finds all other rows locked has nothing to do; none is claimed twice.
    expect(new Set(shares.flat()).size).toBe(shares.flat().length);
    const remainingEntries = await outbox.claim(["platform"], 100, minuteMs);
    expect(shares.flat().length + remainingEntries.length).toBe(40);
  });

  test("does not hand out delivered entries", async () => {
    const { outbox, send } = await open({ platform });
    await send();
    const [entry] = await outbox.claim(["platform"], 1, minuteMs);
    await outbox.markDelivered(entry?.id ?? "");
    expect(await listUndelivered({ outbox })).toEqual([]);
    expect(await outbox.readStats()).toEqual([]);
    expect(await outbox.retry("prospect")).toBe(0);
    // A late report of a failure does not bring it back.
    await outbox.markFailed(entry?.id ?? "", "timeout", 0);
    expect(await outbox.claim(["platform"], 1, minuteMs)).toEqual([]);
  });

  test("retries after the given wait, and dead-letters after 14 days and 14 attempts", async () => {
    const { outbox, send } = await open({ platform });
    const { id, receivedAt } = await send();
    const [firstEntry] = await outbox.claim(["platform"], 1, minuteMs);
    const tooLong = 14 * dayMs + minuteMs;
    expect(await outbox.markFailed(firstEntry?.id ?? "", "HTTP 503", tooLong)).toBe("waiting");
    expect(await outbox.readStats()).toEqual([
      { target: "platform", state: "waiting", count: 1, oldest: receivedAt },
    ]);
    for (let attempts = 1; attempts < 14; attempts++) {
      expect(await outbox.markFailed(firstEntry?.id ?? "", "HTTP 503", -minuteMs)).toBe("waiting");
      const claimed = await outbox.claim(["platform"], 1, minuteMs);
      expect(claimed).toMatchObject([{ id: firstEntry?.id, attempts }]);
    }
    expect(await outbox.markFailed(firstEntry?.id ?? "", "HTTP 503", minuteMs)).toBe("waiting");
    expect(await outbox.markFailed(firstEntry?.id ?? "", "HTTP 503", tooLong)).toBe(
      "dead-lettered",
    );
    expect(await listUndelivered({ outbox })).toEqual([
      {
        ...{ submissionId: id, target: "platform", isConfigured: true, createdAt: receivedAt },
        ...{ attempts: 14, dueAt: null, lastError: "HTTP 503" },
      },
    ]);
    expect(await outbox.readStats()).toMatchObject([{ state: "dead-lettered", count: 1 }]);
    expect(await outbox.retry("contactMessage")).toBe(0);
    expect(await outbox.retry("prospect")).toBe(1);
    // It waits as a new one does if that fails, and is still one that may have been sent before.
    expect(await outbox.claim(["platform"], 1, minuteMs)).toMatchObject([
      { id: firstEntry?.id, attempts: 1 },
    ]);
  });

  test("keeps and reports entries whose setting is missing, and delivers them when it is back", async () => {
    const bothSettings = { platform, platformMessages: "/messages" };
    const { stores, outbox, send, DATABASE_URL } = await open(bothSettings);
    await send();
    await addSubmission(stores[0] as Store, { form: "contactMessage" });
    const without = (await openTestStore(DATABASE_URL, { platform })).outbox;
    await without.maintain();
    expect(await listUndelivered({ outbox: without }, "contactMessage")).toMatchObject([
      { target: "platform-messages", isConfigured: false },
    ]);
    expect(
      (await without.readStats()).map(({ target, state }) => `${target} ${state}`).sort(),
    ).toEqual(["platform waiting", "platform-messages unconfigured"]);
    expect(await without.retry("contactMessage")).toBe(0);
    expect(await without.claim(["platform"], 10, minuteMs)).toHaveLength(1);
    const [message] = await outbox.claim(["platform-messages"], 10, minuteMs);
    expect(message).toMatchObject({ attempts: 0, submission: { kind: "contactMessage" } });
  });

  test("withdraws entries that no setting names on command, and still reports possible deliveries", async () => {
    const { outbox, send, DATABASE_URL } = await open();
    const { id } = await send();
    const [tried] = await outbox.claim(["platform"], 1, minuteMs);
    expect(await outbox.withdraw("prospect")).toBe(0);
    const without = (await openTestStore(DATABASE_URL, { mail })).outbox;
    expect(await without.withdraw("contactMessage")).toBe(0);
    expect(await without.withdraw("prospect")).toBe(1);
    expect(await without.withdraw("prospect")).toBe(0);

    // Neither an attempt in flight nor an operator's retry brings it back.
    await outbox.markFailed(tried?.id ?? "", "timeout", -minuteMs);
    expect(await outbox.retry("prospect")).toBe(1);
    expect(await outbox.claim(["platform"], 10, minuteMs)).toEqual([]);
    expect(await listUndelivered({ outbox })).toMatchObject([{ target: toSales }]);
    expect(await outbox.readStats()).toMatchObject([{ target: "mail", count: 1 }]);
    expect(await outbox.readDeliveries([id])).toEqual([
      { submissionId: id, target: "platform", deliveredAt: null },
    ]);
    await outbox.markDelivered(tried?.id ?? "");
    expect(await outbox.readDeliveries([id])).toMatchObject([{ deliveredAt: expect.any(String) }]);
  });

  const mailTo = (...recipients: string[]) => ({ mail: { ...mail, to: recipients } });
  const [anne, bob, carl] = ["anne@idi.example", "bob@idi.example", "carl@idi.example"] as const;

  test("has one entry per mail recipient, and stores no address", async () => {
    const { outbox, send, DATABASE_URL } = await open(mailTo(anne, bob, anne.toUpperCase()));
    await send();
    const [toAnne] = await outbox.claim([createMailTarget(anne)], 10, minuteMs);
    await outbox.markDelivered(toAnne?.id ?? "");
    const [toBob] = await outbox.claim([createMailTarget(bob)], 10, minuteMs);
    await outbox.markFailed(toBob?.id ?? "", "SMTP 550", 0);
    expect(await listUndelivered({ outbox })).toMatchObject([
      { target: createMailTarget(bob), lastError: "SMTP 550" },
    ]);
    expect(outbox.formatTarget(createMailTarget(bob))).toContain(bob);
    const rows = await (await openTestDatabase(DATABASE_URL))
      .selectFrom("outbox")
      .selectAll()
      .execute();
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toMatch(/anne|bob/i);
  });

  test("moves entries from a removed to a corrected address, and no others to a new one", async () => {
    const { outbox, send, DATABASE_URL } = await open(mailTo(anne, bob));
    const { id } = await send();
    const mailEntries = await outbox.claim(
      [createMailTarget(anne), createMailTarget(bob)],
      10,
      minuteMs,
    );
    const toAnne = mailEntries.find(({ target }) => target === createMailTarget(anne));
    await outbox.markDelivered(toAnne?.id ?? "");

    const outboxOfAnne = (await openTestStore(DATABASE_URL, mailTo(anne))).outbox;
    await outboxOfAnne.maintain();
    expect(await listUndelivered({ outbox: outboxOfAnne })).toMatchObject([
      { target: createMailTarget(bob), isConfigured: false },
    ]);
    const corrected = (await openTestStore(DATABASE_URL, mailTo(anne, carl))).outbox;
    await Promise.all([corrected.maintain(), corrected.maintain()]);
    await corrected.maintain();
    expect(await listUndelivered({ outbox: corrected })).toMatchObject([
      { submissionId: id, target: createMailTarget(carl), isConfigured: true, attempts: 0 },
    ]);
    expect(
      await corrected.claim([createMailTarget(anne), createMailTarget(carl)], 10, minuteMs),
    ).toHaveLength(1);
    const grown = (await openTestStore(DATABASE_URL, mailTo(anne, carl, bob))).outbox;
    await grown.maintain();
    expect(await grown.claim([createMailTarget(bob)], 10, minuteMs)).toEqual([]);
  });

  test("moves entries back to an address that is configured again", async () => {
    const { outbox, send, DATABASE_URL } = await open(mailTo(anne));
    await send();
    const [tried] = await outbox.claim([createMailTarget(anne)], 1, minuteMs);
    await outbox.markFailed(tried?.id ?? "", "SMTP 451", 0);
    const mistaken = (await openTestStore(DATABASE_URL, mailTo(bob))).outbox;
    await mistaken.maintain();
    await Promise.all([outbox.maintain(), outbox.maintain()]);
    expect(await listUndelivered({ outbox })).toMatchObject([
      { target: createMailTarget(anne), isConfigured: true, attempts: 1, lastError: null },
    ]);
    expect(await outbox.claim([createMailTarget(anne)], 10, minuteMs)).toHaveLength(1);
  });

  test("lets visitors' messages in between while it moves many entries", async () => {
    const { send, DATABASE_URL } = await open(mailTo(anne));
    for (let count = 0; count < 60; count++) await send();
    const { outbox } = await openTestStore(DATABASE_URL, mailTo(bob));
    const turn = vi.fn();
    setImmediate(turn);
    await outbox.maintain();
    expect(turn).toHaveBeenCalled();
    expect(await outbox.claim([createMailTarget(bob)], 100, minuteMs)).toHaveLength(60);
  });

  test("moves no more entries once it is told to end", async () => {
    const { send, DATABASE_URL } = await open(mailTo(anne));
    await send();
    const { outbox } = await openTestStore(DATABASE_URL, mailTo(bob));
    await outbox.maintain(AbortSignal.abort());
    expect(await outbox.claim([createMailTarget(bob)], 100, minuteMs)).toEqual([]);
  });

  test("splits by recipient mail entries of 1.0.0, which 1.2.0 kept while it had no recipients", async () => {
    const { outbox, send, DATABASE_URL } = await open(mailTo(anne, bob));
    const [first, second] = [await send(), await send()];
    const db = await openTestDatabase(DATABASE_URL);
    await db.deleteFrom("outbox").where("target", "=", createMailTarget(bob)).execute();
    await db
      .updateTable("outbox")
      .set({ target: "mail", tries: 3, last_error: "SMTP 451" })
      .execute();
    const delivered = { delivered_at: new Date().toISOString(), last_error: null };
    await db.updateTable("outbox").set(delivered).where("submission_id", "=", second.id).execute();
    await outbox.maintain();
    const undelivered = await listUndelivered({ outbox });
    expect(
      undelivered
        .map(({ submissionId, target, attempts }) => [submissionId, target, attempts])
        .sort(),
    ).toEqual([anne, bob].map((email) => [first.id, createMailTarget(email), 0]).sort());
    expect(await outbox.readStats()).toMatchObject([
      { target: "mail", state: "waiting", count: 2 },
    ]);
  });
});

const moment = new Date("2026-06-15T12:00:00.000Z").getTime();
const jumps = [2 * hourMs, -2 * hourMs, 400 * dayMs, -400 * dayMs];
// One database: both compare times as text, and all statements run in both above.
const [sqlite] = listTestDatabases();

describe.each(jumps)("the outbox with a clock that jumps by %i ms", (jump) => {
  /** A prospect in an outbox whose clock `go` moves. */
  async function open() {
    let time = moment;
    const { outbox, ...store } = await openTestStore(
      await sqlite.create(),
      { platform },
      () => time,
    );
    const { id } = await addSubmission(store);
    const take = async () => {
      await outbox.maintain();
      return (await outbox.claim(["platform"], 1, 90_000)).length;
    };
    const fail = async (wait: number) => {
      const rows = await outbox.claim(["platform"], 1, 90_000);
      return outbox.markFailed(rows[0]?.id ?? "", "HTTP 503", wait);
    };
    const go = (milliseconds: number) => {
      time += milliseconds;
    };
    return { id, outbox, take, fail, go };
  }

  test("waits no longer than intended, whether the clock stays wrong or is corrected", async () => {
    const { take, fail, go } = await open();
    await fail(10 * minuteMs);
    go(jump + minuteMs);
    // It may be claimed early, but never late.
    const isTaken = await take();
    go(10 * minuteMs);
    expect(isTaken + (await take())).toBeGreaterThan(0);
    await fail(10 * minuteMs);
    go(-jump + 10 * minuteMs);
    expect(await take()).toBe(1);
  });

  test("hands out again what a killed server had claimed", async () => {
    const { take, go } = await open();
    expect(await take()).toBe(1);
    go(jump);
    const isTaken = await take();
    go(2 * minuteMs);
    expect(isTaken + (await take())).toBeGreaterThan(0);
    go(-jump + 2 * minuteMs);
    expect(await take()).toBe(1);
  });

  test("dead-letters nothing because of the jump, and the rest after the usual period", async () => {
    const { outbox, take, fail, go } = await open();
    go(jump);
    await outbox.maintain();
    expect(await fail(minuteMs)).toBe("waiting");
    let days = 0;
    let state = "waiting";
    for (; state === "waiting" && days < 30; days++) {
      go(dayMs);
      await outbox.maintain();
      state = await fail(dayMs);
    }
    expect(days).toBeGreaterThanOrEqual(12);
    expect(days).toBeLessThanOrEqual(15);
    // An entry dead-lettered in the future is due again once the clock is back.
    go(-40 * dayMs);
    expect(await take()).toBe(1);
  });
});
