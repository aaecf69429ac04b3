import pLimit from "p-limit";

/** How many requests a period (`timeWindow`, in ms) may have on average, which is also the most at a time. */
export interface Quota {
  max: number;
  timeWindow: number;
}

/** What a budget allows. */
export interface BudgetOptions {
  /** Requests for everybody together. */
  overall: Quota;
  /** Requests in flight at once; others wait for their turn. */
  concurrency: number;
  /** What one network may use of it, from the narrowest kind of network to the widest. */
  networks: readonly { share: number; concurrency: number }[];
}

/** Why a request was not sent at all. */
export type NotSentReason = "network-budget" | "overall-budget" | "queue" | "paused";

/** Thrown instead of sending a request. */
export class RequestNotSentError extends Error {
  override name = "RequestNotSentError";
  readonly reason: NotSentReason;

  constructor(reason: NotSentReason) {
    super(`not sent: ${reason}`);
    this.reason = reason;
  }
}

/**
 * Limits requests to another service so that no network of visitors uses up what all of them need. It
 * remembers a network until its share is whole again, so at most as many as `overall` allows.
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
   * Runs a request for a visitor of these networks, the narrowest first, when it is its turn.
   * @throws `RequestNotSentError` without waiting.
   */
  async spend<Answer>(
    networks: readonly string[],
    request: () => Promise<Answer>,
  ): Promise<Answer> {
    const buckets = this.#getBuckets(networks);
    const all = [this.#overall, ...buckets.values()];
    const isLow = ({ left }: TokenBucket) => left < 1;
    if (all.some(isLow)) {
      const isNetwork = [...buckets.values()].some(isLow);
      throw new RequestNotSentError(isNetwork ? "network-budget" : "overall-budget");
    }
    for (const share of all) share.take();
    for (const [key, share] of this.#networks) if (share.isWhole) this.#networks.delete(key);
    for (const [key, share] of buckets) this.#networks.set(key, share);
    // A request takes its turn in the narrowest network first, and last among all.
    const inTurn = all.reduce((next, share) => () => share.limitConcurrency(next), request);
    return inTurn();
  }

  get size(): number {
    return this.#networks.size;
  }

  /** The buckets of networks, the widest first. */
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

/** A token bucket: full at first, and filled evenly by a clock that never leaps. */
class TokenBucket {
  readonly limitConcurrency: ReturnType<typeof pLimit>;
  readonly #limit: Quota;
  #leftThen: number;
  #then = performance.now();

  constructor(limit: Quota, concurrency: number) {
    this.#limit = limit;
    this.#leftThen = limit.max;
    this.limitConcurrency = pLimit(concurrency);
  }

  get left(): number {
    const { max, timeWindow } = this.#limit;
    const refilled = ((performance.now() - this.#then) / timeWindow) * max;
    return Math.min(max, this.#leftThen + refilled);
  }

  take(): void {
    this.#leftThen = this.left - 1;
    this.#then = performance.now();
  }

  get isWhole(): boolean {
    const { activeCount, pendingCount } = this.limitConcurrency;
    return this.left === this.#limit.max && activeCount + pendingCount === 0;
  }
}
