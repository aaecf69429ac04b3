import type { FastifyRateLimitStore } from "@fastify/rate-limit";

interface Count {
  current: number;
  /** When its window ends, by the clock of `performance.now()`, which never leaps. */
  end: number;
}

/** The most keys per limit: about 10 MB. */
const mostKeys = 50_000;

/**
 * Counts of a single server for `@fastify/rate-limit`. A window starts with its first count. If there are
 * too many keys, those within their limit make room, the oldest first: whoever is refused stays so,
 * however many others come.
 */
export class MemoryCounts implements FastifyRateLimitStore {
  readonly #within = new Map<string, Count>();
  readonly #beyond = new Map<string, Count>();

  /** Each limit has its own counts. */
  child() {
    return new MemoryCounts();
  }

  /** How many keys are counted. */
  get size(): number {
    return this.#within.size + this.#beyond.size;
  }

  incr(
    key: string,
    callback: (error: Error | null, count?: { current: number; ttl: number }) => void,
    timeWindow: number,
    max: number,
  ) {
    const now = performance.now();
    for (const counts of [this.#within, this.#beyond]) removeEnded(counts, now);
    const known = this.#beyond.get(key) ?? this.#within.get(key);
    const count = known && known.end > now ? known : { current: 0, end: now + timeWindow };
    count.current += 1;
    if (count !== known || count.current === max + 1) this.#place(key, count, max);
    callback(null, { current: count.current, ttl: count.end - now });
  }

  /** Puts a count last in its order, and makes room for it. */
  #place(key: string, count: Count, max: number): void {
    for (const counts of [this.#within, this.#beyond]) counts.delete(key);
    if (this.size >= mostKeys) {
      const full = this.#within.size > 0 ? this.#within : this.#beyond;
      const [oldest = ""] = full.keys();
      full.delete(oldest);
    }
    (count.current > max ? this.#beyond : this.#within).set(key, count);
  }
}

/** Removes counts whose windows have ended, as far as they come first. */
function removeEnded(counts: Map<string, Count>, now: number): void {
  for (const [key, { end }] of counts) {
    if (end > now) return;
    counts.delete(key);
  }
}
