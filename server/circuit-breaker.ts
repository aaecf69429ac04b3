/**
 * Keeps from asking a service that is down: after some failures in a row nobody asks for a while;
 * then one asks, and if that fails, too, the rest wait again. Times in milliseconds.
 */
export class CircuitBreaker {
  #failures = 0;
  #closedUntil = 0;
  readonly #limit: number;
  readonly #pause: number;
  readonly #now: () => number;

  constructor({ limit = 5, pause = 60_000, now = Date.now } = {}) {
    this.#limit = limit;
    this.#pause = pause;
    this.#now = now;
  }

  /** Tells whether to ask. Whoever does tells the outcome to `succeeded` or `failed`. */
  mayAsk(): boolean {
    if (this.#failures < this.#limit) return true;
    if (this.#now() < this.#closedUntil) return false;
    // The one who tries; the others keep waiting for the outcome.
    this.#closedUntil = this.#now() + this.#pause;
    return true;
  }

  succeeded(): void {
    this.#failures = 0;
  }

  failed(): void {
    this.#failures += 1;
    if (this.#failures >= this.#limit) this.#closedUntil = this.#now() + this.#pause;
  }
}
