import { hourMs } from "./durations.ts";

type Run = (signal: AbortSignal) => Promise<void>;

export const runEveryHour = (run: Run) => runEvery(hourMs, run);

/**
 * Runs now, and again `intervalMs` after the end of each run. `run` handles its own errors, and ends early on the
 * signal.
 */
export function runEvery(intervalMs: number, run: Run) {
  const abortController = new AbortController();
  const { signal } = abortController;
  let timer: NodeJS.Timeout | undefined;
  let running = runAndSchedule();

  async function runAndSchedule(): Promise<void> {
    await run(signal);
    if (signal.aborted) return;
    timer = setTimeout(() => {
      running = runAndSchedule();
    }, intervalMs).unref();
  }

  return {
    /** Resolves when the run in progress has ended. */
    stop(): Promise<void> {
      abortController.abort();
      clearTimeout(timer);
      return running;
    },
  };
}
