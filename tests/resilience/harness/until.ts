import { setTimeout as sleep } from "node:timers/promises";

/**
 * Waits until a condition holds, polled every `pause` milliseconds. Rejects with its description after
 * `timeout` milliseconds, or at once when the scenario is to end.
 */
export async function until(
  what: string,
  holds: () => boolean | Promise<boolean>,
  { signal, timeout = 120_000, pause = 20 }: UntilOptions,
): Promise<void> {
  const end = performance.now() + timeout;
  for (;;) {
    signal.throwIfAborted();
    if (await holds()) return;
    if (performance.now() > end) throw new Error(`In ${timeout / 1000} s it did not come: ${what}`);
    await sleep(pause, undefined, { signal });
  }
}

interface UntilOptions {
  signal: AbortSignal;
  timeout?: number;
  pause?: number;
}
