import { setTimeout as sleep } from "node:timers/promises";
import type { Log } from "../lib/log.ts";
import { StartupError } from "../lib/startup-error.ts";
import type { Store } from "../store/open-store.ts";

/** The delay before the database is asked again, in milliseconds. */
const defaultDelays = { open: 1000, unavailable: 5000 };

interface WatchOptions {
  log: Pick<Log, "info" | "error">;
  signal: AbortSignal;
  onOpen(): void;
  delaysMs?: typeof defaultDelays | undefined;
}

/**
 * Opens the database, with retries, and calls `onOpen` once. Then pings it every second, so that its loss
 * is noticed, and a removed log saved, without any visitor. Logs what changes. Resolves when the signal
 * is aborted.
 */
export async function watchDatabase(
  store: Pick<Store, "open">,
  { log, signal, onOpen, delaysMs = defaultDelays }: WatchOptions,
): Promise<void> {
  let problem: string | undefined;
  let wasOpen = false;
  while (!signal.aborted) {
    const error = await store.open().then(
      () => undefined,
      (reason: unknown) => reason,
    );
    const found = error === undefined ? undefined : String(error);
    if (found !== problem && error !== undefined)
      logDatabaseError(log, error, delaysMs.unavailable);
    if (found !== problem && error === undefined) log.info({}, "The database is open");
    problem = found;
    if (!wasOpen && error === undefined && !signal.aborted) {
      wasOpen = true;
      onOpen();
    }
    const delayMs = error === undefined ? delaysMs.open : delaysMs.unavailable;
    // Rejects when it is aborted: the loop ends then.
    await sleep(delayMs, undefined, { signal }).catch(() => {});
  }
}

/** Messages of startup errors are meant to be read; those of other errors may quote data. */
function logDatabaseError(log: Pick<Log, "error">, error: unknown, retryDelayMs: number): void {
  const words = error instanceof StartupError ? error.message : "The database cannot be used.";
  log.error({ err: error }, `${words} Trying again every ${retryDelayMs / 1000} seconds.`);
}
