import pLimit from "p-limit";

/** The most requests in a period (`timeWindow`, in ms) on average, and at once. */
export interface Quota {
  max: number;
  timeWindow: number;
}

export interface BudgetOptions {
  /** Requests of all visitors together. */
  overall: Quota;
  /** Requests in flight at once; others wait for their turn. */
  concurrency: number;
  /** The share of one network, from the narrowest kind of network to the widest. */
  networks: readonly { share: number; concurrency: number }[];
}

export type NotSentReason = "network-budget" | "overall-budget" | "queue" | "paused";

export class RequestNotSentError extends Error {
  override name = "RequestNotSentError";
  readonly reason: NotSentReason;

  constructor(reason: NotSentReason) {
    super(`not sent: ${reason}`);
    this.reason = reason;
  }
}

/**
 * Limits requests to another service, so that no network of visitors uses up the budget of all. Keeps the bucket of
 * a network until it is full again: at most as many buckets as `overall` allows requests.
 */
export class OutboundBudget {
  readonly #limits: BudgetOptions;
  readonly #overall: TokenBucket;
  readonly #networks = new Map<string, TokenBucket>();

  constructor(limits: BudgetOptions) {
    this.#limits = limits;
    this.#overall = new TokenBucket(limits.overall, limits.concurrency);
  }

  /**
   * Runs a request for a visitor of these networks, the narrowest first, when its turn comes.
   * @throws `RequestNotSentError` at once if a budget is used up.
   */
  async run<Result>(networks: readonly string[], request: () => Promise<Result>): Promise<Result> {
    const buckets = this.#getBuckets(networks);
    const all = [this.#overall, ...buckets.values()];
    const isLow = ({ available }: TokenBucket) => available < 1;
    if (all.some(isLow)) {
      const isNetwork = [...buckets.values()].some(isLow);
      throw new RequestNotSentError(isNetwork ? "network-budget" : "overall-budget");
    }
    for (const bucket of all) bucket.take();
    for (const [key, bucket] of this.#networks) if (bucket.isFull) this.#networks.delete(key);
    for (const [key, bucket] of buckets) this.#networks.set(key, bucket);
    // A request takes its turn in the narrowest network first, and last among all.
    const inTurn = all.reduce((next, bucket) => () => bucket.limitConcurrency(next), request);
    return inTurn();
  }

  get size(): number {
    return this.#networks.size;
  }

  /** Returns the buckets of networks, the widest first. */
  #getBuckets(networks: readonly string[]): Map<string, TokenBucket> {
    const { overall, networks: limits } = this.#limits;
    const buckets = new Map<string, TokenBucket>();
    for (const [index, { share, concurrency }] of [...limits.entries()].reverse()) {
      const network = networks[index];
      if (network === undefined) continue;
      const key = `${index} ${network}`;
      const limit = { ...overall, max: Math.max(1, overall.max * share) };
      buckets.set(key, this.#networks.get(key) ?? new TokenBucket(limit, concurrency));
    }
    return buckets;
  }
}

/** A token bucket: full at first, then refilled evenly by a steady clock. */
class TokenBucket {
  readonly limitConcurrency: ReturnType<typeof pLimit>;
  readonly #limit: Quota;
  #tokens: number;
  #tokensAt = performance.now();

  constructor(limit: Quota, concurrency: number) {
    this.#limit = limit;
    this.#tokens = limit.max;
    this.limitConcurrency = pLimit(concurrency);
  }

  get available(): number {
    const { max, timeWindow } = this.#limit;
    const refilled = ((performance.now() - this.#tokensAt) / timeWindow) * max;
    return Math.min(max, this.#tokens + refilled);
  }

  take(): void {
    this.#tokens = this.available - 1;
    this.#tokensAt = performance.now();
  }

  get isFull(): boolean {
    const { activeCount, pendingCount } = this.limitConcurrency;
    return this.available === this.#limit.max && activeCount + pendingCount === 0;
  }
}
