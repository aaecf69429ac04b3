import { afterEach, describe, expect, it, vi } from "vitest";
import { openTestDatabase, testDatabases } from "#tests/harness/databases";
import { jsonPost } from "#tests/harness/prospects";
import { testApp } from "#tests/harness/test-app";
import type { DatabaseSetting } from "../setting-formats.ts";
import { rateLimitStore } from "./rate-limit-store.ts";

afterEach(() => void vi.useRealTimers());

describe.each(testDatabases())("counts in the $dialect database", ({ create }) => {
  async function open(setting?: DatabaseSetting) {
    const database = setting ?? (await create());
    const db = await openTestDatabase(database);
    const Store = rateLimitStore(db);
    const store = new Store({});
    const count = (key: string, timeWindow: number) =>
      new Promise((resolve, reject) => {
        const done = (error: Error | null, result?: object) =>
          error ? reject(error) : resolve(result);
        store.incr(key, done, timeWindow, 0);
      });
    return { db, database, Store, count };
  }

  it("start anew when their time is over, each key for itself", async () => {
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

  it("are shared by several connections, and none is lost", async () => {
    const { database, count } = await open();
    const other = await open(database);
    const counts = Array.from({ length: 20 }, (_, n) => (n % 2 ? count : other.count)("a", 60_000));
    const numbers = (await Promise.all(counts)).map(
      (result) => (result as { current: number }).current,
    );
    expect(numbers.sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, n) => n + 1));
  });

  it("tell nothing of who is counted, and are removed soon after their time", async () => {
    vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] });
    const { db, count } = await open();
    const rows = () => db.selectFrom("rate_limits").select(["key", "count"]).execute();
    await count("forms 192.0.2.7", 60_000);
    expect(await rows()).toEqual([{ key: expect.stringMatching(/^[\da-f]{64}$/), count: 1 }]);
    await vi.advanceTimersByTimeAsync(59_000);
    expect(await rows()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(2000);
    await expect.poll(rows).toEqual([]);
  });

  it("let servers that share them refuse together, with the time to wait", async () => {
    const { Store } = await open();
    const settings = { RATE_LIMIT: "3/1m", GEOCODE_LIMIT: "3/1m", RATE_LIMIT_OVERALL: "5/1m" };
    const parts = { settings, sharedLimits: Store };
    const [one, other] = [await testApp(parts), await testApp(parts)];
    const sendFrom = async ({ app }: typeof one, remoteAddress: string, status: number) => {
      const response = await app.inject({ ...jsonPost(), remoteAddress });
      expect(response.statusCode).toBe(status);
      if (status === 429) expect(response.headers["retry-after"]).toMatch(/^(60|[1-5]\d)$/);
    };
    await sendFrom(one, "192.0.2.1", 201);
    await sendFrom(other, "192.0.2.1", 201);
    await sendFrom(one, "::ffff:192.0.2.1", 201);
    await sendFrom(other, "192.0.2.1", 429);
    // The limit of all.
    await sendFrom(one, "192.0.2.2", 201);
    await sendFrom(other, "192.0.2.3", 201);
    await sendFrom(one, "192.0.2.4", 429);
  });

  it("turn nobody away while they cannot be written", async () => {
    const { db, Store } = await open();
    const { app } = await testApp({ settings: { RATE_LIMIT: "1/1m" }, sharedLimits: Store });
    expect((await app.inject(jsonPost())).statusCode).toBe(201);
    expect((await app.inject(jsonPost())).statusCode).toBe(429);
    await db.destroy();
    expect((await app.inject(jsonPost())).statusCode).toBe(201);
  });
});
