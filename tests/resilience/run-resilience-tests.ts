import type { ResilienceOptions } from "./options.ts";
import { type Outcome, runScenarios } from "./run-scenarios.ts";
import { scenarios } from "./scenarios.ts";

const minute = 60_000;

/**
 * Runs the scenarios that the options name. A signal to end the process ends first what was started.
 */
export async function runResilienceTests({ short, only }: ResilienceOptions): Promise<Outcome> {
  const ending = new AbortController();
  const stop = (signal: NodeJS.Signals) => ending.abort(signal);
  const signals = ["SIGINT", "SIGTERM"] as const;
  for (const signal of signals) process.once(signal, stop);
  const outcome = await runScenarios(
    scenarios.filter(({ name }) => only.length === 0 || only.some((word) => name.startsWith(word))),
    {
      short,
      // The short form mostly waits; the full one keeps a machine with two cores busy.
      atOnce: short ? 4 : 2,
      limit: short ? 5 * minute : 30 * minute,
      signal: ending.signal,
    },
  );
  for (const signal of signals) process.off(signal, stop);
  if (ending.signal.aborted) process.kill(process.pid, ending.signal.reason);
  return outcome;
}
