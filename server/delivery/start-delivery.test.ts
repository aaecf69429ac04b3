import type { ServerResponse } from "node:http";
import { describe, expect, onTestFinished, test } from "vitest";
import { formatReference } from "#contract/reference.ts";
import { listTestDatabases, openTestDatabase, openTestStore } from "#tests/harness/databases.ts";
import { startFakeMailServer } from "#tests/harness/fake-mail-server.ts";
import { createResponder, startFakePlatform } from "#tests/harness/fake-platform.ts";
import { sampleContactMessage, sampleProspect } from "#tests/harness/form-samples.ts";
import { addSubmission, listUndelivered } from "#tests/harness/submissions.ts";
import type { DatabaseSetting } from "../settings/setting-formats.ts";
import type { Store } from "../store/store.ts";
import { createMailTarget, type DeliveryTargets } from "../store/submissions/targets.ts";
import { startDelivery } from "./start-delivery.ts";

/** Keeps the sample prospect. */
const addAnna = (store: Store) => addSubmission(store, { language: "sv" });
const mailTo = (server: string) => ({
  mail: { server, requiresTls: false, to: ["sales@idi.example"], from: "website@idi.example" },
});
const timing = { pollIntervalMs: 10, computeBackoffMs: () => 10 };

// One database: the outbox is tested in both.
const [sqlite] = listTestDatabases();

describe("delivery", () => {
  async function start(deliveryTargets: DeliveryTargets, database?: DatabaseSetting) {
    const DATABASE_URL = database ?? (await sqlite.create());
    const lines: unknown[] = [];
    const note = (...[details, message]: unknown[]) =>
      void lines.push({ message, ...Object(details) });
    const log = { info: note, warn: note, error: note };
    const store = await openTestStore(DATABASE_URL, deliveryTargets);
    const runningDelivery = startDelivery(store.outbox, deliveryTargets, log, timing);
    onTestFinished(() => runningDelivery.stop());
    return { store, lines, runningDelivery };
  }

  test("sends prospects and messages to the platform, each under its own key", async () => {
    const platform = await startFakePlatform();
    const { store, lines } = await start({
      platform: platform.url,
      platformMessages: "/messages?from=website",
    });
    const prospect = await addAnna(store);
    const message = await addSubmission(store, { form: "contactMessage" });
    await expect.poll(() => platform.requests).toHaveLength(2);
    const [first, second] = platform.requests.toSorted((a, b) =>
      String(a.path).localeCompare(String(b.path)),
    );
    expect(first).toMatchObject({
      path: "/base/api/customer-prospect",
      headers: {
        "content-type": "application/json",
        "content-language": "sv",
        "idempotency-key": prospect.id,
      },
    });
    // The platform's fields are fixed: page and campaign are ours.
    const { page: _page, campaign: _campaign, ...deliveredProspect } = sampleProspect;
    const { campaign: _none, ...body } = sampleContactMessage;
    expect(first?.body).toEqual(deliveredProspect);
    expect(second).toMatchObject({ path: "/base/messages?from=website", body });
    expect(second?.headers["idempotency-key"]).toBe(message.id);
    expect(second?.headers).not.toHaveProperty("content-language");
    await expect.poll(() => store.outbox.readStats()).toEqual([]);
    expect(JSON.stringify(lines)).not.toMatch(/Åsa|Otto|example/);
  });

  test("delivers the other submissions when one is damaged, and that one once it is repaired", async () => {
    const platform = await startFakePlatform();
    const deliveryTargets = { platform: platform.url };
    const DATABASE_URL = await sqlite.create();
    const earlierStore = await openTestStore(DATABASE_URL, deliveryTargets);
    const ids: string[] = [];
    for (let count = 0; count < 8; count++) ids.push((await addAnna(earlierStore)).id);
    const db = await openTestDatabase(DATABASE_URL);
    const rows = db.updateTable("submissions").where("id", "=", String(ids[3]));
    await rows.set(({ eb }) => ({ fields: eb("fields", "||", "x") })).execute();
    const { store, lines } = await start(deliveryTargets, DATABASE_URL);
    await expect.poll(() => platform.requests).toHaveLength(7);
    const reference = formatReference(ids[3]);
    await expect.poll(() => lines).toContainEqual(expect.objectContaining({ reference }));
    const undeliveredEntries = [{ submissionId: ids[3], lastError: "damaged" }];
    await expect.poll(() => listUndelivered(store)).toMatchObject(undeliveredEntries);
    expect([...store.submissions.getDamagedIds()]).toEqual([ids[3]]);
    await rows.set({ fields: JSON.stringify(sampleProspect) }).execute();
    await expect.poll(() => platform.requests).toHaveLength(8);
    expect(store.submissions.getDamagedIds().size).toBe(0);
  });

  test("sends no messages to a platform without a URL for them, and warns of waiting ones", async () => {
    const platform = await startFakePlatform();
    const DATABASE_URL = await sqlite.create();
    const bothTargets = { platform: platform.url, platformMessages: "/messages" };
    const earlierStore = await openTestStore(DATABASE_URL, bothTargets);
    await addSubmission(earlierStore, { form: "contactMessage" });
    await addAnna(earlierStore);
    const { store, lines, runningDelivery } = await start({ platform: platform.url }, DATABASE_URL);
    await addSubmission(store, { form: "contactMessage" });
    await expect.poll(() => platform.requests).toHaveLength(1);
    expect(platform.requests[0]?.path).toBe("/base/api/customer-prospect");
    await expect
      .poll(() => lines)
      .toContainEqual(
        expect.objectContaining({
          ...{ target: "platform-messages", setting: "PLATFORM_MESSAGES", count: 1 },
        }),
      );
    await runningDelivery.stop();
    await start(bothTargets, DATABASE_URL);
    await expect.poll(() => platform.requests.map(({ path }) => path)).toContain("/base/messages");
    expect(platform.requests).toHaveLength(2);
  });

  test("retries after every kind of failure until the entry is delivered, under one key", async () => {
    const responders: ((response: ServerResponse) => unknown)[] = [
      createResponder(503),
      createResponder(422),
      (response) => response.destroy(),
      (response) => response.writeHead(200).end("<h1>Log in</h1>"),
      (response) =>
        response.writeHead(200, { "content-type": "application/json" }).end('{"success":false}'),
    ];
    const knowsTheKey = createResponder(409);
    const platform = await startFakePlatform((response) =>
      (responders.shift() ?? knowsTheKey)(response),
    );
    const { store } = await start({ platform: platform.url });
    await addAnna(store);
    await expect.poll(() => platform.requests).toHaveLength(6);
    await expect.poll(() => store.outbox.readStats()).toEqual([]);
    const keys = platform.requests.map(({ headers }) => headers["idempotency-key"]);
    expect(new Set(keys).size).toBe(1);
  });

  test("waits as long as the platform asks, follows no redirect, and stores the last error", async () => {
    const otherPlatform = await startFakePlatform();
    const redirect = createResponder(307, { location: otherPlatform.url, "retry-after": "3600" });
    const platform = await startFakePlatform(redirect);
    const { store } = await start({ platform: platform.url });
    const startTime = Date.now();
    await addAnna(store);
    const readFirstUndelivered = async () => (await listUndelivered(store))[0];
    await expect.poll(readFirstUndelivered).toMatchObject({ lastError: "HTTP 307" });
    expect(Date.parse((await readFirstUndelivered())?.dueAt ?? "") - startTime).toBeGreaterThan(
      3500_000,
    );
    expect(otherPlatform.requests).toEqual([]);
  });

  test("notifies the sales team by mail, and keeps hostile input out of its headers", async () => {
    const server = await startFakeMailServer();
    const { store } = await start(mailTo(server.url));
    const hostileFields = {
      senderName: "Eve <eve@evil.example>, Bcc: all@evil.example",
      email: "a,eve@evil.example",
      messageBody: "Hi\r\n\r\nBcc: all@evil.example\r\n.\r\nQUIT",
    };
    await addSubmission(store, { fields: hostileFields });
    const receipt = await addSubmission(store, { form: "contactMessage" });
    await expect.poll(() => server.mails).toHaveLength(2);
    for (const { recipients } of server.mails) expect(recipients).toEqual(["sales@idi.example"]);
    const heads = server.mails.map(({ source }) => source.slice(0, source.indexOf("\r\n\r\n")));
    const names = heads.map((head) => head.match(/^[\w-]+(?=:)/gm)?.sort());
    const headerNames = [
      "Content-Transfer-Encoding",
      "Content-Type",
      "Date",
      "From",
      "MIME-Version",
    ];
    const always = [...headerNames, "Message-ID", "Subject", "To"].sort();
    expect(names.sort((a, b) => (a?.length ?? 0) - (b?.length ?? 0))).toEqual([
      always,
      [...always, "Reply-To"].sort(),
    ]);
    const fromOtto = heads.find((head) => head.includes("Reply-To"));
    expect(fromOtto).toMatch(/^Reply-To: otto@groess\.example$/m);
    expect(fromOtto).toContain(`Message-ID: <${receipt.id}@idi.example>`);
  });

  test("sends one mail per recipient, and retries only refused ones", async () => {
    const server = await startFakeMailServer();
    server.state.refusedRecipients = ["bob@idi.example"];
    const [anne, bob] = ["anne@idi.example", "bob@idi.example"];
    const { mail } = mailTo(server.url);
    const { store } = await start({ mail: { ...mail, to: [anne, bob] } });
    await addSubmission(store, { form: "contactMessage" });
    const readUndelivered = () => listUndelivered(store, "contactMessage");
    await expect
      .poll(readUndelivered)
      .toEqual([expect.objectContaining({ target: createMailTarget(bob), lastError: "SMTP 550" })]);
    server.state.refusedRecipients = [];
    await expect.poll(readUndelivered).toEqual([]);
    expect(server.mails.map(({ recipients }) => recipients)).toEqual([[anne], [bob]]);
    const ids = server.mails.map(({ source }) => /^Message-ID: .*$/m.exec(source)?.[0]);
    expect(new Set(ids).size).toBe(1);
    for (const { source } of server.mails) expect(source).toMatch(/^To: anne@.*bob@/m);
  });

  test("finishes attempts in flight when it is stopped, and starts no others", async () => {
    const platform = await startFakePlatform((response) =>
      setTimeout(() => createResponder(201)(response), 300),
    );
    const { store, runningDelivery } = await start({ platform: platform.url });
    for (let count = 0; count < 20; count++) await addAnna(store);
    await expect.poll(() => platform.requests.length).toBeGreaterThan(0);
    await runningDelivery.stop();
    const arrived = platform.requests.length;
    const [level] = await store.outbox.readStats();
    expect(arrived + (level?.count ?? 0)).toBe(20);
  });
});
