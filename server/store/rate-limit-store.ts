import { createHash } from "node:crypto";
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from "@fastify/rate-limit";
import { sql } from "kysely";
import type { Database } from "./schema.ts";

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
 * its first count. Keys are stored as hashes, and deleted when their window ends.
 */
export function rateLimitStore(db: Database): FastifyRateLimitStoreCtor {
  return class RateLimitStore implements FastifyRateLimitStore {
    #removal: NodeJS.Timeout | undefined;

    /** The keys tell limits apart: one instance counts for all. */
    child() {
      return this;
    }

    incr(key: string, callback: (error: Error | null, count?: Count) => void, timeWindow: number) {
      const now = Date.now();
      count(db, hashOf(key), now, now + timeWindow).then(
        (result) => callback(null, result),
        (error: Error) => callback(error),
      );
      this.#removeLater(timeWindow);
    }

    #removeLater(timeWindow: number) {
      this.#removal ??= setTimeout(() => {
        this.#removal = undefined;
        // What could not be removed is removed the next time.
        removeEnded(db).catch(() => {});
      }, timeWindow + 1000).unref();
    }
  };
}

/** One statement, so that the database decides which of two simultaneous counts is the first. */
async function count(db: Database, key: string, now: number, end: number): Promise<Count> {
  const isOver = sql`rate_limits.ends_at <= ${timeOf(now)}`;
  const row = await db
    .insertInto("rate_limits")
    .values({ key, count: 1, ends_at: timeOf(end) })
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet({
        count: sql`case when ${isOver} then 1 else rate_limits.count + 1 end`,
        ends_at: sql`case when ${isOver} then excluded.ends_at else rate_limits.ends_at end`,
      }),
    )
    .returning(["count", "ends_at"])
    .executeTakeFirstOrThrow();
  return { current: Number(row.count), ttl: new Date(row.ends_at).getTime() - now };
}

async function removeEnded(db: Database): Promise<void> {
  await db.deleteFrom("rate_limits").where("ends_at", "<=", timeOf(Date.now())).execute();
}

function hashOf(key: string): string {
  return createHash("sha256").update(key).digest("hex");
}

function timeOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
