import { TokenBucket } from "limiter";
import type { Metrics } from "../metrics/create-metrics.ts";
import { BudgetExceededError, type BudgetLimits, OutboundBudget } from "./outbound-budget.ts";

/** How requests go to another service. */
export interface OutboundLimits {
  budget: BudgetLimits;
  /** Requests that have waited longer for their turn are not sent. In milliseconds. */
  maxWaitMs: number;
  /** For a request and its whole answer, in milliseconds. */
  timeoutMs: number;
  /** After so many failures in a row no request is sent for `pauseMs` ms. */
  breaker: { failures: number; pauseMs: number };
}

/** Why a request was not sent at all. */
type Reason = "network-budget" | "overall-budget" | "queue" | "paused";

/** Thrown instead of asking. */
export class RequestNotSentError extends Error {
  override name = "RequestNotSentError";
  readonly reason: Reason;

  constructor(reason: Reason) {
    super(`not sent: ${reason}`);
    this.reason = reason;
  }
}

/** Another server, which gets requests within a budget and a deadline, and none while it fails. */
export class OutboundService {
  readonly #name: string;
  readonly #limits: OutboundLimits;
  readonly #budget: OutboundBudget;
  /** A failure takes one, an answer brings all of them back. */
  readonly #failuresLeft: TokenBucket;
  readonly #metrics: Pick<Metrics, "outbound"> | undefined;

  constructor(name: string, limits: OutboundLimits, metrics?: Pick<Metrics, "outbound">) {
    this.#name = name;
    this.#limits = limits;
    this.#budget = new OutboundBudget(limits.budget);
    const { failures, pauseMs } = limits.breaker;
    this.#failuresLeft = new TokenBucket({
      bucketSize: failures,
      tokensPerInterval: 1,
      interval: pauseMs,
    });
    this.#failuresLeft.content = failures;
    this.#metrics = metrics;
  }

  /**
   * Sends a request for a visitor of these networks, and counts its outcome. The request has to end with
   * its signal.
   * @throws `RequestNotSentError`, or what the request throws.
   */
  async send<Answer>(
    networks: readonly string[],
    request: (signal: AbortSignal) => Promise<Answer>,
  ): Promise<Answer> {
    const { maxWaitMs, timeoutMs } = this.#limits;
    const end = performance.now() + maxWaitMs;
    try {
      const answer = await this.#budget.spend(networks, async () => {
        if (performance.now() > end) throw new RequestNotSentError("queue");
        return this.#try(() => request(AbortSignal.timeout(timeoutMs)));
      });
      this.#count("answered");
      return answer;
    } catch (error) {
      const reason = reasonOf(error);
      this.#count(reason ?? "failed");
      throw reason ? new RequestNotSentError(reason) : error;
    }
  }

  /** Sends nothing while the service fails; with one failure left, one request at a time. */
  async #try<Answer>(request: () => Promise<Answer>): Promise<Answer> {
    const left = this.#failuresLeft;
    left.drip();
    const isLast = left.content < 2;
    if (isLast && !left.tryRemoveTokens(1)) throw new RequestNotSentError("paused");
    try {
      const answer = await request();
      left.content = left.bucketSize;
      return answer;
    } catch (error) {
      if (!isLast) left.tryRemoveTokens(1);
      throw error;
    }
  }

  #count(outcome: "answered" | "failed" | Reason): void {
    this.#metrics?.outbound.inc({ service: this.#name, outcome });
  }
}

function reasonOf(error: unknown): Reason | undefined {
  if (error instanceof RequestNotSentError) return error.reason;
  if (error instanceof BudgetExceededError) return `${error.by}-budget`;
  return undefined;
}
