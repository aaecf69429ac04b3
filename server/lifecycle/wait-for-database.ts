import { setTimeout as sleep } from "node:timers/promises";
import { OperatorError } from "../cli/operator-error.ts";
import type { Log } from "../log/log.ts";
import type { Store } from "../store/store.ts";

interface WaitOptions {
  log: Pick<Log, "info" | "error">;
  signal: AbortSignal;
  /** The delay before the database is tried again, in milliseconds. */
  retryDelayMs?: number | undefined;
}

/** Opens the database, with retries, and logs why it cannot. Resolves once it is open, or when the signal is aborted. */
export async function waitForDatabase(
  store: Pick<Store, "open">,
  { log, signal, retryDelayMs = 5000 }: WaitOptions,
): Promise<void> {
  let lastMessage: string | undefined;
  while (!signal.aborted) {
    try {
      await store.open();
      if (lastMessage !== undefined) log.info({}, "The database is open");
      return;
    } catch (error) {
      if (String(error) !== lastMessage) logDatabaseError(log, error, retryDelayMs);
      lastMessage = String(error);
    }
    // Rejects when it is aborted: the loop ends then.
    await sleep(retryDelayMs, undefined, { signal }).catch(() => {});
  }
}

/** Logs an error of the database. Only those for operators log their message: others may quote data. */
function logDatabaseError(log: Pick<Log, "error">, error: unknown, retryDelayMs: number): void {
  const message = error instanceof OperatorError ? error.message : "The database cannot be used.";
  log.error({ err: error }, `${message} Trying again every ${retryDelayMs / 1000} seconds.`);
}
