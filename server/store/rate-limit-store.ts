import { createHmac } from "node:crypto";
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from "@fastify/rate-limit";
import { sql } from "kysely";
import { minuteMs } from "../time/durations.ts";
import { createDailySaltReader } from "./daily-salt.ts";
import type { Database } from "./database/schema.ts";

/**
 * The callback's values for `@fastify/rate-limit`: the count in the window, and the rest of the window in ms.
 */
interface Count {
  current: number;
  ttl: number;
}

/**
 * Creates the store class for `@fastify/rate-limit` with counts that several servers share. A window starts with its
 * first count. It never ends later than its length from now, even if a clock was ahead. Keys are stored as hashes
 * with the day's salt. Ended windows are removed every `cleanupIntervalMs`.
 */
export function createRateLimitStore(
  db: Database,
  cleanupIntervalMs = minuteMs,
): FastifyRateLimitStoreCtor {
  return class RateLimitStore implements FastifyRateLimitStore {
    readonly #readSalt = createDailySaltReader(db);
    #cleanupTimer: NodeJS.Timeout | undefined;

    constructor() {
      // Removes the counts of stopped servers.
      this.#scheduleCleanup();
    }

    /** The keys tell limits apart: one instance counts for all. */
    child() {
      return this;
    }

    incr(key: string, callback: (error: Error | null, count?: Count) => void, timeWindow: number) {
      this.#count(key, timeWindow).then(
        (result) => callback(null, result),
        (error: Error) => callback(error),
      );
      this.#scheduleCleanup();
    }

    async #count(key: string, timeWindow: number): Promise<Count> {
      const now = Date.now();
      const hash = createHmac("sha256", await this.#readSalt(now))
        .update(key)
        .digest("hex");
      return count(db, hash, now, now + timeWindow);
    }

    #scheduleCleanup() {
      this.#cleanupTimer ??= setTimeout(async () => {
        // After a failure, the next count tries again.
        const isEmpty = await removeExpired(db).catch(() => true);
        this.#cleanupTimer = undefined;
        if (!isEmpty) this.#scheduleCleanup();
      }, cleanupIntervalMs).unref();
    }
  };
}

/** Counts in one statement, so that the database decides which of two simultaneous counts is the first. */
async function count(db: Database, key: string, now: number, end: number): Promise<Count> {
  const isOver = sql`rate_limits.ends_at <= ${formatTime(now)}`;
  // A clock that was ahead may have set a later end.
  const isTooLate = sql`rate_limits.ends_at > excluded.ends_at`;
  const row = await db
    .insertInto("rate_limits")
    .values({ key, count: 1, ends_at: formatTime(end) })
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet({
        count: sql`case when ${isOver} then 1 else rate_limits.count + 1 end`,
        ends_at: sql`case when ${isOver} or ${isTooLate} then excluded.ends_at
          else rate_limits.ends_at end`,
      }),
    )
    .returning(["count", "ends_at"])
    .executeTakeFirstOrThrow();
  return { current: Number(row.count), ttl: new Date(row.ends_at).getTime() - now };
}

/** Removes ended windows. Resolves to whether no window is left. */
async function removeExpired(db: Database): Promise<boolean> {
  await db.deleteFrom("rate_limits").where("ends_at", "<=", formatTime(Date.now())).execute();
  return !(await db.selectFrom("rate_limits").select("key").limit(1).executeTakeFirst());
}

function formatTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
