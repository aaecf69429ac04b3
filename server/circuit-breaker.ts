/** Thrown instead of asking a service that is taken to be down. */
export class BreakerOpen extends Error {
  override name = "BreakerOpen";
}

/**
 * Keeps from asking a service that is down. After `failures` rejections in a row it refuses at once;
 * when `pause` ms have passed it lets one call through, which decides whether it closes again.
 */
export class CircuitBreaker {
  readonly #limits: { failures: number; pause: number };
  #failed = 0;
  #openUntil = 0;
  #isTrying = false;

  constructor(limits: { failures: number; pause: number }) {
    this.#limits = limits;
  }

  /** Runs a call, or throws `BreakerOpen`. What the call throws comes through. */
  async run<T>(call: () => Promise<T>): Promise<T> {
    const isOpen = this.#failed >= this.#limits.failures;
    if (isOpen && (this.#isTrying || performance.now() < this.#openUntil)) throw new BreakerOpen();
    if (isOpen) this.#isTrying = true;
    try {
      const result = await call();
      this.#failed = 0;
      return result;
    } catch (error) {
      this.#failed += 1;
      this.#openUntil = performance.now() + this.#limits.pause;
      throw error;
    } finally {
      if (isOpen) this.#isTrying = false;
    }
  }
}
