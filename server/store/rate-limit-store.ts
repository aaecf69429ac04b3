import { createHmac } from "node:crypto";
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from "@fastify/rate-limit";
import { sql } from "kysely";
import { createDailySalt } from "./daily-salt.ts";
import type { Database } from "./database/schema.ts";

/**
 * The callback's values for `@fastify/rate-limit`: the count in the window, and what is left of it, in
 * ms.
 */
interface Count {
  current: number;
  ttl: number;
}

/**
 * The store class for `@fastify/rate-limit` with counts that several servers share. A window starts with
 * its first count, and never ends later than its own length from now, whatever a clock said before. Keys
 * are stored as hashes with the day's salt. Windows that have ended are deleted every `removalInterval` ms.
 */
export function createRateLimitStore(
  db: Database,
  removalInterval = 60_000,
): FastifyRateLimitStoreCtor {
  return class RateLimitStore implements FastifyRateLimitStore {
    readonly #readSalt = createDailySalt(db);
    /** The longest window so far, in ms. */
    #longest = 0;
    #removal: NodeJS.Timeout | undefined;

    constructor() {
      // What servers left that have stopped.
      this.#removeLater();
    }

    /** The keys tell limits apart: one instance counts for all. */
    child() {
      return this;
    }

    incr(key: string, callback: (error: Error | null, count?: Count) => void, timeWindow: number) {
      this.#longest = Math.max(this.#longest, timeWindow);
      this.#count(key, timeWindow).then(
        (result) => callback(null, result),
        (error: Error) => callback(error),
      );
      this.#removeLater();
    }

    async #count(key: string, timeWindow: number): Promise<Count> {
      const now = Date.now();
      const hash = createHmac("sha256", await this.#readSalt(now))
        .update(key)
        .digest("hex");
      return count(db, hash, now, now + timeWindow);
    }

    #removeLater() {
      this.#removal ??= setTimeout(async () => {
        // What could not be removed is removed after the next count.
        const isEmpty = await removeEnded(db, this.#longest).catch(() => true);
        this.#removal = undefined;
        if (!isEmpty) this.#removeLater();
      }, removalInterval).unref();
    }
  };
}

/** One statement, so that the database decides which of two simultaneous counts is the first. */
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

/**
 * Removes windows that have ended, and shortens those that are longer than `longest` ms, if that is known.
 * Resolves to whether none is left.
 */
async function removeEnded(db: Database, longest: number): Promise<boolean> {
  const now = Date.now();
  await db.deleteFrom("rate_limits").where("ends_at", "<=", formatTime(now)).execute();
  if (longest > 0) {
    const ends_at = formatTime(now + longest);
    await db.updateTable("rate_limits").set({ ends_at }).where("ends_at", ">", ends_at).execute();
  }
  return !(await db.selectFrom("rate_limits").select("key").limit(1).executeTakeFirst());
}

function formatTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
