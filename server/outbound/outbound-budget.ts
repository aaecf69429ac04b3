import { TokenBucket } from "limiter";
import pLimit from "p-limit";

/** How many requests a period (`timeWindow`, in ms) may have on average, which is also the most at a time. */
export interface Limit {
  max: number;
  timeWindow: number;
}

/** What a budget allows. */
export interface BudgetLimits {
  /** Requests for everybody together. */
  overall: Limit;
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
  readonly #limits: BudgetLimits;
  readonly #overall: Share;
  readonly #networks = new Map<string, Share>();

  constructor(limits: BudgetLimits) {
    this.#limits = limits;
    this.#overall = openShare(limits.overall, limits.concurrency);
  }

  /**
   * Runs a request for a visitor of these networks, the narrowest first, when it is its turn.
   * @throws `RequestNotSentError` without waiting.
   */
  async spend<Answer>(
    networks: readonly string[],
    request: () => Promise<Answer>,
  ): Promise<Answer> {
    const shares = this.#sharesOf(networks);
    const narrowest = [...shares.values()].at(-1) ?? this.#overall;
    if (!narrowest.bucket.tryRemoveTokens(1)) {
      const isNetwork = [...shares.values()].some(({ bucket }) => bucket.content < 1);
      throw new RequestNotSentError(isNetwork ? "network-budget" : "overall-budget");
    }
    for (const [key, share] of this.#networks) if (isWhole(share)) this.#networks.delete(key);
    for (const [key, share] of shares) this.#networks.set(key, share);
    // A request takes its turn in the narrowest network first, and last among all.
    const inTurn = [this.#overall, ...shares.values()].reduce(
      (next, share) => () => share.limitConcurrency(next),
      request,
    );
    return inTurn();
  }

  get size(): number {
    return this.#networks.size;
  }

  /** The shares of networks, the widest first; each takes from the one before, too. */
  #sharesOf(networks: readonly string[]): Map<string, Share> {
    const { overall, networks: limits } = this.#limits;
    const shares = new Map<string, Share>();
    let parent = this.#overall;
    for (const [index, { share, concurrency }] of [...limits.entries()].reverse()) {
      const network = networks[index];
      if (network === undefined) continue;
      const key = `${index} ${network}`;
      const limit = { ...overall, max: Math.max(1, overall.max * share) };
      const found = this.#networks.get(key) ?? openShare(limit, concurrency);
      found.bucket.parentBucket = parent.bucket;
      shares.set(key, found);
      parent = found;
    }
    return shares;
  }
}

type Share = ReturnType<typeof openShare>;

function openShare({ max, timeWindow }: Limit, concurrency: number) {
  const bucket = new TokenBucket({
    bucketSize: max,
    tokensPerInterval: max,
    interval: timeWindow,
  });
  bucket.content = max;
  return { bucket, limitConcurrency: pLimit(concurrency) };
}

function isWhole({ bucket, limitConcurrency }: Share): boolean {
  bucket.drip();
  return (
    bucket.content === bucket.bucketSize &&
    limitConcurrency.activeCount + limitConcurrency.pendingCount === 0
  );
}
