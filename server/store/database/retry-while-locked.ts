import { setTimeout as sleep } from "node:timers/promises";
import { isBusy } from "../../sqlite/sqlite-errors.ts";

/** The default wait for another process's lock, and the delay between retries. */
const defaults = { timeoutMs: 2000, retryDelayMs: 20 };

interface RetryOptions {
  lockTimeoutMs?: number | undefined;
  shouldGiveUp?: () => boolean;
}

/**
 * Runs an action on a database file as soon as no other process has locked it. Rejects with SQLite's error after
 * `lockTimeoutMs`, or at once if `shouldGiveUp` says so.
 */
export async function retryWhileLocked<Result>(
  action: () => Result | Promise<Result>,
  { lockTimeoutMs = defaults.timeoutMs, shouldGiveUp = () => false }: RetryOptions,
): Promise<Result> {
  const end = performance.now() + lockTimeoutMs;
  for (;;) {
    try {
      return await action();
    } catch (error) {
      if (!isBusy(error) || shouldGiveUp() || performance.now() >= end) throw error;
      await sleep(defaults.retryDelayMs);
    }
  }
}

/** Milliseconds: a little longer than the retry interval of `retryWhileLocked`. */
const yieldMs = 25;

/** Waits between the batches of long work, so that visitors' messages get their turn. */
export function yieldToWriters(): Promise<void> {
  return sleep(yieldMs);
}
