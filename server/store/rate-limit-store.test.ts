import { createHash } from "node:crypto";
import { describe, expect, test, vi } from "vitest";
import { openTestDatabase, testDatabases } from "#tests/harness/databases.ts";
import { createJsonPost } from "#tests/harness/form-posts.ts";
import { buildTestApp } from "#tests/harness/test-app.ts";
import type { DatabaseSetting } from "../settings/setting-formats.ts";
import { createRateLimitStore } from "./rate-limit-store.ts";

describe.each(testDatabases())("rate limit counts in the $dialect database", ({ create }) => {
  async function open(setting?: DatabaseSetting) {
    const database = setting ?? (await create());
    const db = await openTestDatabase(database);
    const Store = createRateLimitStore(db, 50);
    const store = new Store({});
    const count = (key: string, timeWindow: number) =>
      new Promise<{ current: number; ttl: number }>((resolve, reject) => {
        const done = (error: Error | null, result = { current: 0, ttl: 0 }) =>
          error ? reject(error) : resolve(result);
        store.incr(key, done, timeWindow, 0);
      });
    return { db, database, Store, count };
  }

  test("start again when their window has ended, for each key separately", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-01-15T12:00:00Z") });
    const { count } = await open();
    expect(await count("a", 60_000)).toEqual({ current: 1, ttl: 60_000 });
    vi.setSystemTime(Date.now() + 45_500);
    expect(await count("a", 60_000)).toEqual({ current: 2, ttl: 14_500 });
    expect(await count("b", 60_000)).toEqual({ current: 1, ttl: 60_000 });
    vi.setSystemTime(Date.now() + 14_499);
    expect(await count("a", 60_000)).toEqual({ current: 3, ttl: 1 });
    vi.setSystemTime(Date.now() + 1);
    expect(await count("a", 60_000)).toEqual({ current: 1, ttl: 60_000 });
  });

  test("are shared by several connections without losing any", async () => {
    const { database, count } = await open();
    const other = await open(database);
    const counts = Array.from({ length: 20 }, (_, n) => (n % 2 ? count : other.count)("a", 60_000));
    const numbers = (await Promise.all(counts)).map(({ current }) => current);
    expect(numbers.sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, n) => n + 1));
  });

  test.each([400, -400])(
    "limit no visitor for longer after the clock jumped %d days",
    async (days) => {
      vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-01-15T12:00:00Z") });
      const [now, jumped] = [Date.now(), Date.now() + days * 24 * 60 * 60_000];
      const { count, database } = await open();
      for (const time of [jumped, now, now, jumped]) {
        vi.setSystemTime(time);
        for (const { ttl } of [await count("a", 60_000), await count("a", 60_000)]) {
          expect(ttl).toBeGreaterThan(0);
          expect(ttl).toBeLessThanOrEqual(60_000);
        }
      }
      vi.setSystemTime(now + 1000);
      const restarted = await open(database);
      expect((await restarted.count("a", 60_000)).ttl).toBeLessThanOrEqual(60_000);
    },
  );

  test("accept a window from another server whose clock is slightly ahead", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-01-15T12:00:01Z") });
    const { count } = await open();
    await count("a", 60_000);
    vi.setSystemTime(Date.now() - 1000);
    expect(await count("a", 60_000)).toEqual({ current: 2, ttl: 60_000 });
  });

  test("do not reveal who is counted, and are removed when their window has ended", async () => {
    const { db, count } = await open();
    const keys = async () => (await db.selectFrom("rate_limits").select("key").execute()).length;
    await count("forms 192.0.2.7", 60_000);
    const [row] = await db.selectFrom("rate_limits").selectAll().execute();
    expect(row).toMatchObject({ key: expect.stringMatching(/^[\da-f]{64}$/), count: 1 });
    expect(row?.key).not.toBe(createHash("sha256").update("forms 192.0.2.7").digest("hex"));
    // Nothing is counted after them.
    await count("a", 1);
    await count("b", 1500);
    await expect.poll(keys).toBe(1);
  });

  test("removes the counts of a stopped server", async () => {
    const { db } = await open();
    const left = { key: "a", count: 1, ends_at: "2026-01-15T12:00:00.000Z" };
    await db.insertInto("rate_limits").values(left).execute();
    const rows = () => db.selectFrom("rate_limits").selectAll().execute();
    await expect.poll(rows).toEqual([]);
  });

  test("hash a key differently in another database and on another day, and delete old salts", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-01-15T12:00:00Z") });
    const [one, other] = [await open(), await open()];
    const readKey = async ({ db, count }: typeof one) => {
      await db.deleteFrom("rate_limits").execute();
      await count("a", 60_000);
      return (await db.selectFrom("rate_limits").select("key").executeTakeFirstOrThrow()).key;
    };
    const keys = [await readKey(one), await readKey(other)];
    for (const day of ["2026-01-16", "2026-01-17", "2026-01-18"]) {
      vi.setSystemTime(`${day}T12:00:00Z`);
      keys.push(await readKey(one));
    }
    expect(new Set(keys).size).toBe(keys.length);
    const salts = await one.db
      .selectFrom("rate_limit_salts")
      .select("day")
      .orderBy("day")
      .execute();
    expect(salts).toEqual([{ day: "2026-01-17" }, { day: "2026-01-18" }]);
  });

  test("are one limit for all servers that share the database, and give the time to wait", async () => {
    const { Store } = await open();
    const settings = { RATE_LIMIT: "3/1m", GEOCODE_LIMIT: "3/1m", RATE_LIMIT_OVERALL: "5/1m" };
    const parts = { settings, sharedLimits: Store };
    const [one, other] = [await buildTestApp(parts), await buildTestApp(parts)];
    const send = async ({ app }: typeof one, remoteAddress: string, status: number) => {
      const response = await app.inject({ ...createJsonPost(), remoteAddress });
      expect(response.statusCode).toBe(status);
      if (status === 429) expect(response.headers["retry-after"]).toMatch(/^(60|[1-5]\d)$/);
    };
    await send(one, "192.0.2.1", 201);
    await send(other, "192.0.2.1", 201);
    await send(one, "::ffff:192.0.2.1", 201);
    await send(other, "192.0.2.1", 429);
    // The limit of all.
    await send(one, "192.0.2.2", 201);
    await send(other, "192.0.2.3", 201);
    await send(one, "192.0.2.4", 429);
  });

  test("allows every request while the counts cannot be stored", async () => {
    const { db, Store } = await open();
    const { app } = await buildTestApp({ settings: { RATE_LIMIT: "1/1m" }, sharedLimits: Store });
    expect((await app.inject(createJsonPost())).statusCode).toBe(201);
    expect((await app.inject(createJsonPost())).statusCode).toBe(429);
    await db.destroy();
    expect((await app.inject(createJsonPost())).statusCode).toBe(201);
  });
});
