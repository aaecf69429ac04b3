import { describe, expect, it, onTestFinished, vi } from "vitest";
import { testDatabases } from "#tests/harness/databases";
import { kindSamples } from "#tests/harness/forms";
import type { DatabaseSetting } from "../setting-formats.ts";
import type { EntryStore } from "./entry.ts";
import { openStore } from "./open-store.ts";

const key = "3f6c1c0e-key";

type AnyFields = Record<string, unknown>;

const suites = testDatabases().flatMap(({ dialect, create }) =>
  kindSamples.map((kind) => ({ ...kind, name: kind.keptIn, dialect, create })),
);

describe.each(suites)("the $dialect store of $name", ({ name, form, sample, text, create }) => {
  const fields: AnyFields = sample;
  const [line = ""] = form.fields;

  async function open(setting?: DatabaseSetting) {
    const database = setting ?? (await create());
    const all = await openStore({
      DATABASE_URL: database,
      delivery: { platform: "https://platform.example", platformMessages: "/messages" },
    });
    onTestFinished(() => all.close().catch(() => {}));
    return { store: all[name] as unknown as EntryStore<AnyFields>, all, database };
  }

  it("gives back exactly what was added, after it was closed and opened again", async () => {
    const { store, all, database } = await open();
    const receipt = await store.add({ fields, language: "sv", idempotencyKey: null });
    await all.close();
    const again = (await open(database)).store;
    expect(await again.list()).toEqual([{ ...fields, language: "sv", ...(receipt as object) }]);
  });

  it("gives a sortable id and the time in UTC", async () => {
    const before = new Date().toISOString();
    const { store } = await open();
    const receipt = await store.add({ fields, language: null, idempotencyKey: null });
    if (receipt === "key-reused") throw new Error(receipt);
    expect(receipt.id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect(receipt.receivedAt >= before).toBe(true);
    expect(receipt.receivedAt <= new Date().toISOString()).toBe(true);
  });

  it("lists the oldest first", async () => {
    const { store } = await open();
    for (const word of ["one", "two", "three"]) {
      const other = { ...fields, [line]: word };
      await store.add({ fields: other, language: null, idempotencyKey: null });
    }
    const listed = await store.list();
    const times = listed.map(({ receivedAt }) => receivedAt);
    expect(listed).toHaveLength(3);
    expect(times).toEqual([...times].sort());
  });

  it("keeps equal entries without a key as rows of their own", async () => {
    const { store } = await open();
    const entry = { fields, language: null, idempotencyKey: null };
    await store.add(entry);
    await store.add(entry);
    expect(await store.list()).toHaveLength(2);
  });

  it("answers a repeated send with the first receipt and writes no second row", async () => {
    const { store } = await open();
    const entry = { fields, language: null, idempotencyKey: key };
    const first = await store.add(entry);
    expect(await store.add(entry)).toEqual(first);
    expect(await store.list()).toHaveLength(1);
  });

  it("refuses a key that belongs to other words", async () => {
    const { store } = await open();
    await store.add({ fields, language: null, idempotencyKey: key });
    const other = { ...fields, [text]: "Something else" };
    expect(await store.add({ fields: other, language: null, idempotencyKey: key })).toBe(
      "key-reused",
    );
    expect((await store.list()).map((entry) => entry[text])).toEqual([fields[text]]);
  });

  it("makes one row of sends at the same moment, from two connections", async () => {
    const { store, database } = await open();
    const other = (await open(database)).store;
    const entry = { fields, language: null, idempotencyKey: key };
    const sends = [store, other, store, other].map((one) => one.add(entry));
    const receipts = await Promise.all(sends);
    expect(new Set(receipts.map((receipt) => JSON.stringify(receipt))).size).toBe(1);
    expect(await store.list()).toHaveLength(1);
  });

  it("lets a key go once it has lasted, from two connections at the same moment too", async () => {
    onTestFinished(() => void vi.useRealTimers());
    const start = Date.UTC(2026, 0, 15, 12);
    vi.useFakeTimers({ toFake: ["Date"], now: start });
    const { store, database } = await open();
    const other = (await open(database)).store;
    const entry = { fields, language: null, idempotencyKey: key, keyLasts: 60_000 };
    const sendAt = async (milliseconds: number) => {
      vi.setSystemTime(start + milliseconds);
      const receipts = await Promise.all([store, other, store].map((one) => one.add(entry)));
      expect(new Set(receipts.map((receipt) => JSON.stringify(receipt))).size).toBe(1);
      return receipts[0];
    };
    const first = await sendAt(0);
    expect(await sendAt(59_999)).toEqual(first);
    const second = await sendAt(60_000);
    expect(second).not.toEqual(first);
    expect(await sendAt(119_999)).toEqual(second);
    expect(await store.list()).toHaveLength(2);
  });

  it("finds and deletes what came from an e-mail address, and nothing else", async () => {
    const { store, all } = await open();
    const entry = { language: null, idempotencyKey: null };
    await store.add({ ...entry, fields: { ...fields, email: "Åsa.Öberg@idi.example" } });
    await store.add({ ...entry, fields: { ...fields, email: "åsa.öberg@IDI.example" } });
    await store.add({ ...entry, fields: { ...fields, email: "sa.öberg@idi.example" } });
    const found = await store.findByEmail(" åsa.öberg@idi.example");
    expect(found.map(({ email }) => email).sort()).toEqual([
      "Åsa.Öberg@idi.example",
      "åsa.öberg@IDI.example",
    ]);
    expect(await store.removeByEmail("ÅSA.ÖBERG@idi.example")).toBe(2);
    expect(await store.removeByEmail("nobody@idi.example")).toBe(0);
    expect((await store.list()).map(({ email }) => email)).toEqual(["sa.öberg@idi.example"]);
    expect(await all.outbox.undelivered(name)).toHaveLength(1);
  });

  it("finds an address however its letters are composed, invisible ones of older releases included", async () => {
    const { store } = await open();
    const entry = { language: null, idempotencyKey: null };
    const email = "åsa@öberg.example";
    for (const sent of [email, email.normalize("NFD"), "å\u200bsa@öberg.example\u00ad"]) {
      await store.add({ ...entry, fields: { ...fields, email: sent } });
    }
    expect(await store.findByEmail(email)).toHaveLength(3);
    expect(await store.findByEmail(`\u200b${email.normalize("NFD")}`)).toHaveLength(3);
    expect(await store.removeByEmail("ÅSA@ÖBERG.example".normalize("NFD"))).toBe(3);
  });

  it("gives entries by their ids", async () => {
    const { store } = await open();
    const receipt = await store.add({ fields, language: null, idempotencyKey: null });
    if (receipt === "key-reused") throw new Error(receipt);
    await store.add({ fields, language: null, idempotencyKey: null });
    expect(await store.get([])).toEqual([]);
    expect(await store.get([receipt.id, "unknown"])).toEqual([
      { ...fields, ...receipt, language: null },
    ]);
  });

  it("makes a row that cannot be kept impossible to hand on", async () => {
    const { store, all } = await open();
    const broken = { ...fields, [text]: undefined as unknown as string };
    await expect(
      store.add({ fields: broken, language: null, idempotencyKey: null }),
    ).rejects.toThrow();
    expect(await store.list()).toEqual([]);
    expect(await all.outbox.undelivered(name)).toEqual([]);
  });
});
