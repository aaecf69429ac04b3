/** So many requests per period (`timeWindow`, in ms) on average, and at most so many at a time. */
export interface Limit {
  max: number;
  timeWindow: number;
}

/** What a budget allows. */
export interface BudgetLimits {
  /** Requests for everybody together. */
  overall: Limit;
  /** Requests in flight at once; others wait for their turn. */
  atOnce: number;
  /** What one network may use of it, from the narrowest kind of network to the widest. */
  networks: readonly { share: number; atOnce: number }[];
}

/** Thrown instead of sending a request: the budget of a network, or of everybody, is used up. */
export class BudgetUsedUp extends Error {
  override name = "BudgetUsedUp";
  readonly by: "network" | "overall";

  constructor(by: "network" | "overall") {
    super(`the ${by} budget is used up`);
    this.by = by;
  }
}

/**
 * Limits requests to another service so that no network of visitors uses up what all of them need. It
 * remembers a network until its share is whole again, so at most as many as `overall` allows.
 */
export class OutboundBudget {
  readonly #limits: BudgetLimits;
  readonly #overall: Allowance;
  readonly #networks = new Map<string, Allowance>();
  readonly #now: () => number;

  /** `now` gives monotonic milliseconds. */
  constructor(limits: BudgetLimits, now = () => performance.now()) {
    this.#limits = limits;
    this.#now = now;
    this.#overall = new Allowance(limits.overall, limits.atOnce, now);
  }

  /**
   * Runs a request for a visitor of these networks, the narrowest first, when it is its turn.
   * @throws `BudgetUsedUp` without waiting.
   */
  async spend<Answer>(
    networks: readonly string[],
    request: () => Promise<Answer>,
  ): Promise<Answer> {
    const own = new Map<string, Allowance>();
    for (const [index, { share, atOnce }] of this.#limits.networks.entries()) {
      const network = networks[index];
      if (network === undefined) continue;
      const key = `${index} ${network}`;
      own.set(key, this.#networks.get(key) ?? this.#allowanceOf(share, atOnce));
    }
    const allowances = [...own.values()];
    if (!allowances.every((allowance) => allowance.hasLeft())) throw new BudgetUsedUp("network");
    if (!this.#overall.hasLeft()) throw new BudgetUsedUp("overall");
    this.#forgetWhole();
    for (const [key, allowance] of own) this.#networks.set(key, allowance);
    for (const allowance of [...allowances, this.#overall]) allowance.take();
    return inTurn([...allowances, this.#overall], request);
  }

  /** How many networks are remembered. */
  get size(): number {
    return this.#networks.size;
  }

  #allowanceOf(share: number, atOnce: number): Allowance {
    const { max, timeWindow } = this.#limits.overall;
    return new Allowance({ max: Math.max(1, max * share), timeWindow }, atOnce, this.#now);
  }

  #forgetWhole(): void {
    for (const [key, allowance] of this.#networks) {
      if (allowance.isWhole()) this.#networks.delete(key);
    }
  }
}

/** Runs a request when each allowance has a free place: those of networks first. */
async function inTurn<Answer>(
  [first, ...others]: Allowance[],
  request: () => Promise<Answer>,
): Promise<Answer> {
  if (!first) return request();
  await first.enter();
  try {
    return await inTurn(others, request);
  } finally {
    first.leave();
  }
}

/** A token bucket, and places for what is in flight. */
class Allowance {
  readonly #limit: Limit;
  readonly #now: () => number;
  readonly #waiting: (() => void)[] = [];
  #places: number;
  readonly #atOnce: number;
  #left: number;
  #countedAt: number;

  constructor(limit: Limit, atOnce: number, now: () => number) {
    this.#limit = limit;
    this.#now = now;
    this.#atOnce = atOnce;
    this.#places = atOnce;
    this.#left = limit.max;
    this.#countedAt = now();
  }

  hasLeft(): boolean {
    return this.#refill() >= 1;
  }

  isWhole(): boolean {
    return this.#places === this.#atOnce && this.#refill() === this.#limit.max;
  }

  take(): void {
    this.#left -= 1;
  }

  async enter(): Promise<void> {
    if (this.#places > 0) this.#places -= 1;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  leave(): void {
    // The next one takes this place.
    const next = this.#waiting.shift();
    if (next) next();
    else this.#places += 1;
  }

  #refill(): number {
    const { max, timeWindow } = this.#limit;
    const now = this.#now();
    this.#left = Math.min(max, this.#left + ((now - this.#countedAt) / timeWindow) * max);
    this.#countedAt = now;
    return this.#left;
  }
}
