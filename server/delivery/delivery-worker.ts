import { referenceOf } from "#contract/reference";
import type { Log } from "../log.ts";
import type { Dispatch, Outbox, TakenDispatch } from "../store/outbox.ts";
import type { Target } from "../store/schema.ts";
import { isIntact } from "../store/submission.ts";
import { backoff } from "./backoff.ts";
import { DeliveryFailure, failureCode } from "./delivery-failure.ts";

/** Deliveries in parallel. */
const atOnce = 8;
/** Lease of a dispatch in milliseconds: longer than any try takes. */
const lease = 90_000;
/** The outbox counts as stuck after this many milliseconds without an answer. */
const standstill = 30_000;
const longestWait = 24 * 60 * 60 * 1000;

interface Parts {
  target: Target;
  outbox: Pick<Outbox, "take" | "delivered" | "failed">;
  send(dispatch: Dispatch): Promise<void>;
  /** Runs once, before the first dispatch is taken. */
  prepare?(): Promise<void>;
  log: Log;
  timing?: Partial<Timing> | undefined;
}

/** Delays, in milliseconds. */
export interface Timing {
  /** Between two looks for due dispatches: a second. */
  pause: number;
  /** Before the next try, after this many failures. */
  backoff(tries: number): number;
}

/**
 * Delivers the dispatches of one target, at least once: what was in flight when the server died is sent
 * again under the same key. A slow or broken target delays neither other targets nor visitors.
 */
export class DeliveryWorker {
  readonly #parts: Parts;
  readonly #timing: Timing;
  readonly #underWay = new Set<Promise<void>>();
  readonly #running: Promise<void>;
  #isPrepared = false;
  #stopping = false;
  #wake: () => void = () => {};
  /** When the outbox last answered, or a try last ended. */
  #lastSign = performance.now();
  #isFailing = false;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#timing = { pause: 1000, backoff, ...parts.timing };
    this.#running = this.#run();
  }

  /** Whether nothing has happened for so long that it will not recover by itself. */
  standsStill(): boolean {
    const isBusy = this.#underWay.size === atOnce;
    return performance.now() - this.#lastSign > (isBusy ? lease : standstill);
  }

  /** Takes nothing more, and resolves when the deliveries in flight have ended. */
  async stop(): Promise<void> {
    this.#stopping = true;
    this.#wake();
    await this.#running;
    await Promise.all(this.#underWay);
  }

  async #run(): Promise<void> {
    while (!this.#stopping) {
      const free = atOnce - this.#underWay.size;
      const taken = free > 0 ? await this.#take(free) : [];
      for (const dispatch of taken) this.#start(dispatch);
      const foundAll = taken.length < free;
      if (foundAll || free === 0) await this.#rest(foundAll);
    }
  }

  async #take(limit: number): Promise<TakenDispatch[]> {
    const { outbox, target, log, prepare } = this.#parts;
    const silence = setTimeout(() => {
      log.error({ target }, `The outbox has not answered for ${standstill / 1000} s`);
    }, standstill);
    try {
      if (!this.#isPrepared) await prepare?.();
      this.#isPrepared = true;
      const taken = await outbox.take([target], limit, lease);
      if (this.#isFailing) log.info({ target }, "The outbox can be read again");
      this.#isFailing = false;
      this.#lastSign = performance.now();
      return taken;
    } catch (err) {
      // Polled once a second: logged only when it changes.
      if (!this.#isFailing) log.error({ err, target }, "The outbox cannot be read");
      this.#isFailing = true;
      return [];
    } finally {
      clearTimeout(silence);
    }
  }

  #start(dispatch: TakenDispatch): void {
    const work = this.#deliver(dispatch).finally(() => {
      this.#underWay.delete(work);
      this.#lastSign = performance.now();
      this.#wake();
    });
    this.#underWay.add(work);
  }

  async #deliver(dispatch: TakenDispatch): Promise<void> {
    const { outbox, target, log } = this.#parts;
    const details = { target, submission: dispatch.submission.id, tries: dispatch.tries + 1 };
    try {
      const failure = await this.#send(dispatch).then(
        () => null,
        (error: unknown) => ({ error }),
      );
      if (!failure) {
        await outbox.delivered(dispatch.id);
        log.info(details, "Delivered");
        return;
      }
      const code = failureCode(failure.error);
      const wait = this.#waitAfter(failure.error, details.tries);
      const dueAt = new Date(Date.now() + wait).toISOString();
      const state = await outbox.failed(dispatch.id, code, dueAt);
      if (state === "given-up") log.error({ ...details, code }, "Dead-lettered");
      else log.warn({ ...details, code, wait: Math.round(wait / 1000) }, "Not delivered yet");
    } catch (err) {
      // Its lease expires, and it is tried again.
      log.error({ ...details, err }, "The outbox cannot be written");
    }
  }

  async #send({ submission, ...dispatch }: TakenDispatch): Promise<void> {
    if (isIntact(submission)) return this.#parts.send({ ...dispatch, submission });
    const { target, log } = this.#parts;
    log.error(
      { target, submission: submission.id, reference: referenceOf(submission.id) },
      "Not delivered: what is stored is damaged",
    );
    // Tried again later: the disk may only have been read wrongly, or the row may be repaired.
    throw new DeliveryFailure("damaged");
  }

  /** Waits for the next poll or, while all slots are busy, for one of them. */
  #rest(hasTime: boolean): Promise<void> {
    if (this.#stopping) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = hasTime ? setTimeout(resolve, this.#timing.pause) : undefined;
      this.#wake = () => {
        // While idle, only a stop ends the wait: an idle worker polls the database once a second.
        if (hasTime && !this.#stopping) return;
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** Never shorter than the receiver asks for, and never longer than a day. */
  #waitAfter(error: unknown, tries: number): number {
    const asked = error instanceof DeliveryFailure ? (error.wait ?? 0) : 0;
    return Math.min(longestWait, Math.max(this.#timing.backoff(tries), asked));
  }
}
