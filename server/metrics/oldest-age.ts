/** A clock that may leap, and one that cannot, in milliseconds. */
interface Clocks {
  now(): number;
  steady(): number;
}

const systemClocks: Clocks = { now: () => Date.now(), steady: () => performance.now() };

/**
 * Tells how old the oldest of something is. While that stays the same, its age grows at least as fast as
 * time passes, whatever the clock does.
 */
export class OldestAge {
  readonly #clocks: Clocks;
  readonly #known = new Map<string, { oldest: string; bornAt: number }>();

  constructor(clocks: Clocks = systemClocks) {
    this.#clocks = clocks;
  }

  /** The age in seconds of what was created at `oldest` (ISO 8601), the oldest of its kind. */
  of(key: string, oldest: string): number {
    const byClock = Math.max(0, this.#clocks.now() - Date.parse(oldest));
    const steady = this.#clocks.steady();
    const known = this.#known.get(key);
    const bornAt = known?.oldest === oldest ? known.bornAt : steady - byClock;
    this.#known.set(key, { oldest, bornAt });
    return Math.max(byClock, steady - bornAt) / 1000;
  }
}
