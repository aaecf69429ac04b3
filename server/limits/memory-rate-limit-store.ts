import type { FastifyRateLimitStore } from "@fastify/rate-limit";
import { LRUCache } from "lru-cache";

/** The most networks that are counted for each limit. Their counts take about 10 MB. */
const maxSize = 20_000;

/** The longest delay that `setTimeout` accepts, in ms. */
const maxTtlMs = 2 ** 31 - 2;

/**
 * Counts for `@fastify/rate-limit`. A window starts with its first count. When it ends, the network is forgotten: the
 * plugin's own store keeps it until others take its place.
 */
export class MemoryRateLimitStore implements FastifyRateLimitStore {
  readonly #counts = new LRUCache<string, { current: number }>({
    // `max` would reserve the memory at the start.
    maxSize,
    sizeCalculation: () => 1,
    ttlAutopurge: true,
  });

  /** Each limit has its own counts. */
  child() {
    return new MemoryRateLimitStore();
  }

  incr(
    key: string,
    callback: (error: Error | null, count?: { current: number; ttl: number }) => void,
    timeWindow: number,
  ) {
    const count = this.#counts.get(key) ?? { current: 0 };
    count.current += 1;
    if (count.current === 1) this.#counts.set(key, count, { ttl: Math.min(timeWindow, maxTtlMs) });
    callback(null, { ...count, ttl: this.#counts.getRemainingTTL(key) });
  }
}
