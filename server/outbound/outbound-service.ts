import { BreakerOpen, CircuitBreaker } from "../circuit-breaker.ts";
import type { Metrics } from "../metrics/create-metrics.ts";
import { type BudgetLimits, BudgetUsedUp, OutboundBudget } from "./outbound-budget.ts";

/** How requests go to another service. */
export interface OutboundLimits {
  budget: BudgetLimits;
  /** Requests that have waited longer for their turn are not sent. In milliseconds. */
  longestWait: number;
  /** For a request and its whole answer, in milliseconds. */
  deadline: number;
  /** After so many failures in a row nobody asks for `pause` ms. */
  breaker: { failures: number; pause: number };
}

/** Why a request was not sent at all. */
type Reason = "network-budget" | "overall-budget" | "queue" | "paused";

/** Thrown instead of asking. */
export class NotSent extends Error {
  override name = "NotSent";
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
  readonly #breaker: CircuitBreaker;
  readonly #metrics: Pick<Metrics, "outbound"> | undefined;

  constructor(name: string, limits: OutboundLimits, metrics?: Pick<Metrics, "outbound">) {
    this.#name = name;
    this.#limits = limits;
    this.#budget = new OutboundBudget(limits.budget);
    this.#breaker = new CircuitBreaker(limits.breaker);
    this.#metrics = metrics;
  }

  /**
   * Sends a request for a visitor of these networks, and counts its outcome. The request has to end with
   * its signal.
   * @throws `NotSent`, or what the request throws.
   */
  async send<Answer>(
    networks: readonly string[],
    request: (signal: AbortSignal) => Promise<Answer>,
  ): Promise<Answer> {
    const { longestWait, deadline } = this.#limits;
    const end = performance.now() + longestWait;
    try {
      const answer = await this.#budget.spend(networks, async () => {
        if (performance.now() > end) throw new NotSent("queue");
        return this.#breaker.run(() => request(AbortSignal.timeout(deadline)));
      });
      this.#count("answered");
      return answer;
    } catch (error) {
      const reason = reasonOf(error);
      this.#count(reason ?? "failed");
      throw reason ? new NotSent(reason) : error;
    }
  }

  #count(outcome: "answered" | "failed" | Reason): void {
    this.#metrics?.outbound.inc({ service: this.#name, outcome });
  }
}

function reasonOf(error: unknown): Reason | undefined {
  if (error instanceof NotSent) return error.reason;
  if (error instanceof BreakerOpen) return "paused";
  if (error instanceof BudgetUsedUp) return `${error.by}-budget`;
  return undefined;
}
