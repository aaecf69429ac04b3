import type { Metrics } from "../metrics/create-metrics.ts";
import {
  type BudgetOptions,
  type NotSentReason,
  OutboundBudget,
  RequestNotSentError,
} from "./outbound-budget.ts";

/** The number of failures in a row after which a service pauses. */
export const maxFailures = 5;

export interface OutboundOptions {
  budget: BudgetOptions;
  /** The longest wait for a turn, in milliseconds. Requests that waited longer are not sent. */
  maxWaitMs: number;
  /** The time limit of a request with its whole response, in milliseconds. */
  timeoutMs: number;
  /** The pause after `maxFailures` in a row, in milliseconds, in which no request is sent. */
  pauseMs: number;
}

/** Sends requests to another server, within a budget and a time limit, and none while the server fails. */
export class OutboundService {
  readonly #name: string;
  readonly #limits: OutboundOptions;
  readonly #budget: OutboundBudget;
  readonly #metrics: Pick<Metrics, "outboundRequests"> | undefined;
  #failuresInARow = 0;
  /** The time, on the clock of `performance`, at which one request may try the service again. */
  #pausedUntil = 0;

  constructor(name: string, limits: OutboundOptions, metrics?: Pick<Metrics, "outboundRequests">) {
    this.#name = name;
    this.#limits = limits;
    this.#budget = new OutboundBudget(limits.budget);
    this.#metrics = metrics;
  }

  /**
   * Sends a request for a visitor of these networks, and counts its outcome. The request must end when its signal
   * is aborted.
   * @throws `RequestNotSentError`, or the error of the request.
   */
  async send<Result>(
    networks: readonly string[],
    request: (signal: AbortSignal) => Promise<Result>,
  ): Promise<Result> {
    const { maxWaitMs, timeoutMs } = this.#limits;
    const end = performance.now() + maxWaitMs;
    try {
      // Asked first, so that what is not sent takes nothing from a budget.
      this.#assertNotPaused();
      const result = await this.#budget.run(networks, async () => {
        if (performance.now() > end) throw new RequestNotSentError("queue");
        return this.#sendUnlessPaused(() => request(AbortSignal.timeout(timeoutMs)));
      });
      this.#count("answered");
      return result;
    } catch (error) {
      this.#count(error instanceof RequestNotSentError ? error.reason : "failed");
      throw error;
    }
  }

  /** Sends a request; while the service fails, only one per pause. */
  async #sendUnlessPaused<Result>(request: () => Promise<Result>): Promise<Result> {
    const { pauseMs } = this.#limits;
    this.#assertNotPaused();
    if (this.#failuresInARow >= maxFailures) this.#pausedUntil = performance.now() + pauseMs;
    try {
      const result = await request();
      this.#failuresInARow = 0;
      return result;
    } catch (error) {
      this.#failuresInARow += 1;
      if (this.#failuresInARow === maxFailures) this.#pausedUntil = performance.now() + pauseMs;
      throw error;
    }
  }

  #assertNotPaused(): void {
    const isFailing = this.#failuresInARow >= maxFailures;
    if (isFailing && performance.now() < this.#pausedUntil) throw new RequestNotSentError("paused");
  }

  #count(outcome: "answered" | "failed" | NotSentReason): void {
    this.#metrics?.outboundRequests.inc({ service: this.#name, outcome });
  }
}
