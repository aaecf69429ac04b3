import type { Metrics } from "../metrics/create-metrics.ts";
import {
  type BudgetOptions,
  type NotSentReason,
  OutboundBudget,
  RequestNotSentError,
} from "./outbound-budget.ts";

/** How requests go to another service. */
export interface OutboundOptions {
  budget: BudgetOptions;
  /** Requests that have waited longer for their turn are not sent. In milliseconds. */
  maxWaitMs: number;
  /** For a request and its whole answer, in milliseconds. */
  timeoutMs: number;
  /** After so many failures in a row no request is sent for `pauseMs` ms. */
  breaker: { failures: number; pauseMs: number };
}

/** Another server, which gets requests within a budget and a deadline, and none while it fails. */
export class OutboundService {
  readonly #name: string;
  readonly #limits: OutboundOptions;
  readonly #budget: OutboundBudget;
  readonly #metrics: Pick<Metrics, "outbound"> | undefined;
  /** How many requests in a row have failed. */
  #failures = 0;
  /** When, on the clock of `performance`, one request may try again whether the service answers. */
  #pausedUntil = 0;

  constructor(name: string, limits: OutboundOptions, metrics?: Pick<Metrics, "outbound">) {
    this.#name = name;
    this.#limits = limits;
    this.#budget = new OutboundBudget(limits.budget);
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
      this.#count(error instanceof RequestNotSentError ? error.reason : "failed");
      throw error;
    }
  }

  /** Sends nothing while the service fails, but one request per pause. */
  async #try<Answer>(request: () => Promise<Answer>): Promise<Answer> {
    const { failures, pauseMs } = this.#limits.breaker;
    if (this.#failures >= failures) {
      if (performance.now() < this.#pausedUntil) throw new RequestNotSentError("paused");
      this.#pausedUntil = performance.now() + pauseMs;
    }
    try {
      const answer = await request();
      this.#failures = 0;
      return answer;
    } catch (error) {
      this.#failures += 1;
      if (this.#failures === failures) this.#pausedUntil = performance.now() + pauseMs;
      throw error;
    }
  }

  #count(outcome: "answered" | "failed" | NotSentReason): void {
    this.#metrics?.outbound.inc({ service: this.#name, outcome });
  }
}
