import { describe, expect, it, onTestFinished, vi } from "vitest";
import { openTestStore, testDatabases } from "#tests/harness/databases";
import { otto } from "#tests/harness/forms";
import { keep, listUndelivered, stored } from "#tests/harness/kept";
import { anna } from "#tests/harness/prospects";
import type { DeliverySettings } from "../delivery/targets.ts";
import type { Store } from "./open-store.ts";

const platform = "https://platform.example";
const [sales, server] = ["sales@idi.example", "smtp://mail.example"];
const mail = { server, requiresTls: true, to: [sales], from: sales };
const minute = 60_000;
const inMinutes = (count: number) => new Date(Date.now() + count * minute).toISOString();

describe.each(testDatabases())("the $dialect outbox", ({ create }) => {
  async function open(targets: DeliverySettings = { platform, mail }, connections = 1) {
    const DATABASE_URL = await create();
    const stores: Store[] = [];
    while (stores.length < connections) stores.push(await openTestStore(DATABASE_URL, targets));
    const [store] = stores as [Store];
    const send = (idempotencyKey: string | null = null) =>
      keep(store, { form: "prospect", fields: anna, language: "sv", idempotencyKey });
    return { store, stores, outbox: store.outbox, send };
  }

  it("holds a submission once for each target, gives it to that, and nothing where none is set", async () => {
    const { outbox, send } = await open();
    const { id } = await send("one-key-1");
    await send("one-key-1");
    const waiting = await listUndelivered({ outbox });
    expect(waiting.map(({ submissionId, target }) => [submissionId, target]).sort()).toEqual([
      [id, "mail"],
      [id, "platform"],
    ]);
    expect(await listUndelivered({ outbox }, "contactMessage")).toEqual([]);
    expect(await outbox.take([], 10, minute)).toEqual([]);
    expect(await outbox.take(["mail"], 10, minute)).toMatchObject([{ target: "mail" }]);
    expect(await outbox.take(["mail"], 10, minute)).toEqual([]);
    const off = await open({});
    await off.send();
    expect(await listUndelivered(off)).toEqual([]);
  });

  it("gives what is due, with its submission, and not again within the lease", async () => {
    const { store, outbox, send } = await open({ platform, platformMessages: "/messages" });
    const receipt = await send();
    await keep(store, { form: "contactMessage", fields: otto });
    const taken = await outbox.take(["platform"], 10, minute);
    const told = taken.map(({ submission, tries }) => ({ submission, tries }));
    expect(told.sort((a, b) => a.submission.id.localeCompare(b.submission.id))).toEqual([
      { submission: stored("prospect", anna, { ...receipt, language: "sv" }), tries: 0 },
      { submission: expect.objectContaining({ kind: "contactMessage", fields: otto }), tries: 0 },
    ]);
    expect(await outbox.take(["platform"], 10, minute)).toEqual([]);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 2 * minute });
    onTestFinished(() => void vi.useRealTimers());
    const again = await outbox.take(["platform"], 1, minute);
    expect(again).toMatchObject([{ tries: 1 }]);
    expect(taken.map(({ id }) => id)).toContain(again[0]?.id);
  });

  it("gives each dispatch to one of the servers that ask at the same moment", async () => {
    const { stores, outbox, send } = await open({ platform }, 4);
    for (let count = 0; count < 40; count++) await send();
    const shares = await Promise.all(
      stores.map(async ({ outbox }) => {
        const share: string[] = [];
        for (;;) {
          const taken = await outbox.take(["platform"], 3, minute);
          if (taken.length === 0) return share;
          expect(taken.length).toBeLessThanOrEqual(3);
          share.push(...taken.map(({ id }) => id));
        }
      }),
    );
    // A server that finds all other rows locked has nothing to do; none is taken twice.
    expect(new Set(shares.flat()).size).toBe(shares.flat().length);
    const rest = await outbox.take(["platform"], 100, minute);
    expect(shares.flat().length + rest.length).toBe(40);
  });

  it("forgets what has arrived", async () => {
    const { outbox, send } = await open({ platform });
    await send();
    const [dispatch] = await outbox.take(["platform"], 1, minute);
    await outbox.delivered(dispatch?.id ?? "");
    expect(await listUndelivered({ outbox })).toEqual([]);
    expect(await outbox.levels()).toEqual([]);
    expect(await outbox.retry("prospect")).toBe(0);
    // A late report of a failure does not bring it back.
    await outbox.failed(dispatch?.id ?? "", "timeout", inMinutes(0));
    expect(await outbox.take(["platform"], 1, minute)).toEqual([]);
  });

  it("tries again when a failure says so, and gives up after the last day", async () => {
    const { outbox, send } = await open({ platform });
    const { id, receivedAt } = await send();
    const [first] = await outbox.take(["platform"], 1, minute);
    expect(await outbox.failed(first?.id ?? "", "HTTP 503", inMinutes(-1))).toBe("waiting");
    expect(await outbox.levels()).toEqual([
      { target: "platform", state: "waiting", count: 1, oldest: receivedAt },
    ]);
    const [second] = await outbox.take(["platform"], 1, minute);
    expect(second).toMatchObject({ id: first?.id, tries: 1 });
    const tooLate = inMinutes(14 * 24 * 60 + 1);
    expect(await outbox.failed(first?.id ?? "", "HTTP 503", tooLate)).toBe("given-up");
    expect(await listUndelivered({ outbox })).toEqual([
      {
        ...{ submissionId: id, target: "platform", createdAt: receivedAt },
        ...{ tries: 2, dueAt: null, lastError: "HTTP 503" },
      },
    ]);
    expect(await outbox.levels()).toMatchObject([{ state: "given-up", count: 1 }]);
    expect(await outbox.retry("contactMessage")).toBe(0);
    expect(await outbox.retry("prospect")).toBe(1);
    expect(await outbox.take(["platform"], 1, minute)).toMatchObject([{ id: first?.id }]);
  });

  it("withdraws what nobody is to get any more, and still tells what may have arrived", async () => {
    const { store, outbox, send } = await open();
    const { id } = await send();
    await keep(store, { form: "contactMessage", fields: otto });
    const [tried] = await outbox.take(["platform"], 1, minute);
    expect(await outbox.withdraw("platform", [])).toBe(0);
    expect(await outbox.withdraw("platform", ["contactMessage"])).toBe(0);
    expect(await outbox.withdraw("platform", ["prospect"])).toBe(1);
    expect(await outbox.withdraw("platform", ["prospect"])).toBe(0);

    // Neither a try in flight nor an operator's retry brings it back.
    await outbox.failed(tried?.id ?? "", "timeout", inMinutes(-1));
    expect(await outbox.retry("prospect")).toBe(1);
    expect(await outbox.take(["platform"], 10, minute)).toEqual([]);
    expect(await listUndelivered({ outbox })).toMatchObject([{ target: "mail" }]);
    expect(await outbox.levels()).toMatchObject([{ target: "mail", count: 2 }]);
    expect(await outbox.deliveries([id])).toEqual([
      { submissionId: id, target: "platform", deliveredAt: null },
    ]);
    await outbox.delivered(tried?.id ?? "");
    expect(await outbox.deliveries([id])).toMatchObject([{ deliveredAt: expect.any(String) }]);
  });
});
