/** Thrown instead of calling a service that is considered down. */
export class BreakerOpen extends Error {
  override name = "BreakerOpen";
}

/**
 * A circuit breaker. It opens after `failures` consecutive rejections; after `pause` ms one call is let
 * through, which decides whether it closes again.
 */
export class CircuitBreaker {
  readonly #limits: { failures: number; pause: number };
  #failed = 0;
  #openUntil = 0;
  #isTrying = false;

  constructor(limits: { failures: number; pause: number }) {
    this.#limits = limits;
  }

  /**
   * Runs a call, whose errors pass through.
   * @throws `BreakerOpen` without calling if it is open.
   */
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
