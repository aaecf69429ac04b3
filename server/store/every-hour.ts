const hour = 60 * 60 * 1000;

/** Runs now and every hour, never twice at a time. `run` deals with its errors, and ends early on the signal. */
export function everyHour(run: (signal: AbortSignal) => Promise<void>) {
  const ending = new AbortController();
  let running = run(ending.signal);
  const timer = setInterval(() => {
    running = running.then(() => run(ending.signal));
  }, hour).unref();
  return {
    /** Resolves when the run in progress has ended. */
    stop(): Promise<void> {
      ending.abort();
      clearInterval(timer);
      return running;
    },
  };
}
