/**
 * Measures the age of the oldest entry of each kind. While the entry stays the same, its age grows at least as fast
 * as time passes, even if the wall clock jumps.
 */
export class OldestAge {
  readonly #known = new Map<string, { oldest: string; bornAt: number }>();

  /** Measures the age, in seconds, of the oldest entry of the kind `key`, created at `oldest` (ISO 8601). */
  measure(key: string, oldest: string): number {
    const byClock = Math.max(0, Date.now() - Date.parse(oldest));
    const steady = performance.now();
    const entry = this.#known.get(key);
    const bornAt = entry?.oldest === oldest ? entry.bornAt : steady - byClock;
    this.#known.set(key, { oldest, bornAt });
    return Math.max(byClock, steady - bornAt) / 1000;
  }
}
