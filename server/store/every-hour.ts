const hour = 60 * 60 * 1000;

type Run = (signal: AbortSignal) => Promise<void>;

/** Runs now and every hour. */
export const everyHour = (run: Run) => runEvery(hour, run);

/**
 * Runs now and again after each period, in milliseconds, never twice at a time. `run` deals with its
 * errors, and ends early on the signal.
 */
export function runEvery(period: number, run: Run) {
  const ending = new AbortController();
  let running = run(ending.signal);
  const timer = setInterval(() => {
    running = running.then(() => run(ending.signal));
  }, period).unref();
  return {
    /** Resolves when the run in progress has ended. */
    stop(): Promise<void> {
      ending.abort();
      clearInterval(timer);
      return running;
    },
  };
}
