/**
 * Limits requests to another server: at most `atOnce` in flight, and no more than `burst` at a time and
 * `perSecond` on average.
 */
export class RequestBudget {
  #underWay = 0;
  #left: number;
  #countedAt: number;
  readonly #limits: { atOnce: number; burst: number; perSecond: number };
  readonly #now: () => number;
  readonly #waiting: (() => void)[] = [];

  constructor(limits: { atOnce: number; burst: number; perSecond: number }, now = Date.now) {
    this.#limits = limits;
    this.#left = limits.burst;
    this.#now = now;
    this.#countedAt = now();
  }

  /** Runs a request when it is its turn; `undefined` if the budget is used up. */
  async spend<Answer>(request: () => Promise<Answer>): Promise<Answer | undefined> {
    if (!this.#take()) return undefined;
    if (this.#underWay < this.#limits.atOnce) this.#underWay += 1;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      return await request();
    } finally {
      // The next one takes this slot.
      const next = this.#waiting.shift();
      if (next) next();
      else this.#underWay -= 1;
    }
  }

  #take(): boolean {
    const { burst, perSecond } = this.#limits;
    const now = this.#now();
    this.#left = Math.min(burst, this.#left + ((now - this.#countedAt) / 1000) * perSecond);
    this.#countedAt = now;
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }
}
