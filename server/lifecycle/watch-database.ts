import { setTimeout as sleep } from "node:timers/promises";
import { OperatorError } from "../cli/operator-error.ts";
import type { Log } from "../log/log.ts";
import type { Store } from "../store/store.ts";

/** The delay before the next ping, in milliseconds. */
const defaultDelaysMs = { open: 1000, unavailable: 5000 };

interface WatchOptions {
  log: Pick<Log, "info" | "error">;
  signal: AbortSignal;
  onOpen(): void;
  delaysMs?: typeof defaultDelaysMs | undefined;
}

/**
 * Opens the database, with retries, and calls `onOpen` once. Then pings it every second: its loss is noticed even
 * without visitors. Logs each change. Resolves when the signal is aborted.
 */
export async function watchDatabase(
  store: Pick<Store, "open">,
  { log, signal, onOpen, delaysMs = defaultDelaysMs }: WatchOptions,
): Promise<void> {
  let lastMessage: string | undefined;
  let wasOpen = false;
  while (!signal.aborted) {
    const error = await store.open().then(
      () => undefined,
      (reason: unknown) => reason,
    );
    const message = error === undefined ? undefined : String(error);
    if (message !== lastMessage && error !== undefined)
      logDatabaseError(log, error, delaysMs.unavailable);
    if (message !== lastMessage && error === undefined) log.info({}, "The database is open");
    lastMessage = message;
    if (!wasOpen && error === undefined && !signal.aborted) {
      wasOpen = true;
      onOpen();
    }
    const delayMs = error === undefined ? delaysMs.open : delaysMs.unavailable;
    // Rejects when it is aborted: the loop ends then.
    await sleep(delayMs, undefined, { signal }).catch(() => {});
  }
}

/** Logs an error of the database. Only those for operators log their message: others may quote data. */
function logDatabaseError(log: Pick<Log, "error">, error: unknown, retryDelayMs: number): void {
  const message = error instanceof OperatorError ? error.message : "The database cannot be used.";
  log.error({ err: error }, `${message} Trying again every ${retryDelayMs / 1000} seconds.`);
}
