import { formatReference } from "#contract/reference.ts";
import type { Log } from "../log/log.ts";
import type { Target } from "../store/database/schema.ts";
import type { ClaimedEntry, Outbox, OutboxEntry } from "../store/submissions/outbox.ts";
import { isIntact } from "../store/submissions/submission.ts";
import { dayMs, minuteMs } from "../time/durations.ts";
import { computeBackoffMs } from "./backoff.ts";
import { DeliveryError, getFailureCode } from "./delivery-error.ts";

/** The time by which a lease outlasts any attempt, in milliseconds. */
const leaseMarginMs = minuteMs;
/** How long attempts may go on after a stop, in milliseconds: less than the whole server has for it. */
const stopTimeoutMs = 8000;
const maxWaitMs = dayMs;

interface WorkerOptions {
  target: Target;
  outbox: Pick<Outbox, "claim" | "markDelivered" | "markFailed">;
  /** Rejects when the signal is aborted. */
  send(entry: OutboxEntry, signal: AbortSignal): Promise<void>;
  /** The time limit of a whole attempt, in milliseconds. */
  attemptTimeoutMs: number;
  /** Attempts in parallel. */
  concurrency: number;
  log: Log;
  timing?: Partial<Timing> | undefined;
}

/** Delays, in milliseconds. */
export interface Timing {
  /** Between two claims of due entries: by default a second. */
  pollIntervalMs: number;
  /** Before the next attempt, after `attempts` failed ones. */
  computeBackoffMs(attempts: number): number;
}

/**
 * Delivers the entries of one target, at least once: an entry in flight when the server dies is sent again
 * under the same key. A slow or broken target delays neither other targets nor visitors.
 */
export class DeliveryWorker {
  readonly #options: WorkerOptions;
  readonly #timing: Timing;
  /** The attempts in flight, by the ids of their entries. */
  readonly #inFlight = new Map<string, { work: Promise<void>; abortController: AbortController }>();
  readonly #running: Promise<void>;
  #isStopping = false;
  #wake: () => void = () => {};
  #isUnreadable = false;

  constructor(options: WorkerOptions) {
    this.#options = options;
    this.#timing = { pollIntervalMs: 1000, computeBackoffMs, ...options.timing };
    this.#running = this.#run();
  }

  /** Claims nothing more. Resolves when the attempts in flight have ended, or are aborted after 8 seconds. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    this.#wake();
    const abortTimer = setTimeout(() => {
      for (const { abortController } of this.#inFlight.values())
        abortController.abort(new DeliveryError("stopped"));
    }, stopTimeoutMs);
    await this.#running;
    await Promise.all([...this.#inFlight.values()].map(({ work }) => work));
    clearTimeout(abortTimer);
  }

  async #run(): Promise<void> {
    while (!this.#isStopping) {
      const free = this.#options.concurrency - this.#inFlight.size;
      const claimed = free > 0 ? await this.#claim(free) : [];
      const started = claimed.filter((entry) => this.#start(entry));
      if (free === 0) await Promise.race([...this.#inFlight.values()].map(({ work }) => work));
      else if (started.length < free) await this.#waitForNextPoll();
    }
  }

  async #claim(limit: number): Promise<ClaimedEntry[]> {
    const { outbox, target, log, attemptTimeoutMs } = this.#options;
    try {
      const claimed = await outbox.claim([target], limit, attemptTimeoutMs + leaseMarginMs);
      if (this.#isUnreadable) log.info({ target }, "The outbox can be read again");
      this.#isUnreadable = false;
      return claimed;
    } catch (err) {
      // Polled once a second: logged only when it changes.
      if (!this.#isUnreadable) log.error({ err, target }, "The outbox cannot be read");
      this.#isUnreadable = true;
      return [];
    }
  }

  /** Starts an attempt, unless one is in flight: the clock may have jumped over its lease. */
  #start(entry: ClaimedEntry): boolean {
    const { id } = entry;
    if (this.#inFlight.has(id)) return false;
    const abortController = new AbortController();
    const timer = setTimeout(
      () => abortController.abort(new DeliveryError("timeout")),
      this.#options.attemptTimeoutMs,
    );
    const work = this.#deliver(entry, abortController.signal).finally(() => {
      clearTimeout(timer);
      this.#inFlight.delete(id);
    });
    this.#inFlight.set(id, { work, abortController });
    return true;
  }

  async #deliver(entry: ClaimedEntry, signal: AbortSignal): Promise<void> {
    const { outbox, target, log } = this.#options;
    const details = { target, submission: entry.submission.id, attempts: entry.attempts + 1 };
    try {
      const failure = await this.#send(entry, signal).then(
        () => null,
        (error: unknown) => ({ error }),
      );
      if (!failure) {
        await outbox.markDelivered(entry.id);
        log.info(details, "Delivered");
        return;
      }
      const code = getFailureCode(failure.error);
      const retryDelayMs = this.#getRetryDelay(failure.error, details.attempts);
      const state = await outbox.markFailed(entry.id, code, retryDelayMs);
      if (state === "dead-lettered") log.error({ ...details, code }, "Dead-lettered");
      else
        log.warn({ ...details, code, wait: Math.round(retryDelayMs / 1000) }, "Not delivered yet");
    } catch (err) {
      // Its lease expires, and it is tried again.
      log.error({ ...details, err }, "The outbox cannot be written");
    }
  }

  async #send({ submission, ...entry }: ClaimedEntry, signal: AbortSignal): Promise<void> {
    if (isIntact(submission)) return this.#options.send({ ...entry, submission }, signal);
    const { target, log } = this.#options;
    log.error(
      { target, submission: submission.id, reference: formatReference(submission.id) },
      "Not delivered: what is stored is damaged",
    );
    // It is tried again later: the read may have failed only once, or the row may be repaired.
    throw new DeliveryError("damaged");
  }

  /** Waits for the next poll. Resolves at once when the worker stops. */
  #waitForNextPoll(): Promise<void> {
    if (this.#isStopping) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, this.#timing.pollIntervalMs);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** Returns the delay before the next attempt: at least what the target asked for, at most a day. */
  #getRetryDelay(error: unknown, attempts: number): number {
    const requested = error instanceof DeliveryError ? (error.retryAfterMs ?? 0) : 0;
    return Math.min(maxWaitMs, Math.max(this.#timing.computeBackoffMs(attempts), requested));
  }
}
