import { type Figures, NotPossible, type Scenario } from "./scenario.ts";

/** How many scenarios held, broke a promise, or could not be tried here. */
export interface Outcome {
  passed: number;
  failed: number;
  skipped: number;
}

/** How to run: `atOnce` beside each other, each for `limit` milliseconds at most. */
export interface Conditions {
  short: boolean;
  atOnce: number;
  limit: number;
  /** Stops the run; what was started is ended first. */
  signal: AbortSignal;
}

/** Runs the scenarios, timed ones alone, and says a line about each as it ends. */
export async function runScenarios(
  scenarios: readonly Scenario[],
  conditions: Conditions,
  say: (line: string) => void = console.log,
): Promise<Outcome> {
  const outcome: Outcome = { passed: 0, failed: 0, skipped: 0 };
  const isAlone = ({ isTimed }: Scenario) => isTimed === true && !conditions.short;
  const queue = scenarios.filter((scenario) => !isAlone(scenario));
  const workThrough = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      if (conditions.signal.aborted) return;
      outcome[await judge(next, conditions, say)] += 1;
    }
  };
  await Promise.all(Array.from({ length: conditions.atOnce }, workThrough));
  queue.push(...scenarios.filter(isAlone));
  await workThrough();
  return outcome;
}

async function judge(
  scenario: Scenario,
  conditions: Conditions,
  say: (line: string) => void,
): Promise<keyof Outcome> {
  const start = performance.now();
  const report = (verdict: string, details: string) => {
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    say(`${scenario.name.padEnd(20)}${verdict} in ${seconds} s: ${details}`);
  };
  try {
    report("ok", listFigures(await runWithin(scenario, conditions)));
    return "passed";
  } catch (error) {
    if (error instanceof NotPossible) {
      report("SKIPPED", error.message);
      return "skipped";
    }
    report("FAILED", error instanceof Error ? (error.stack ?? error.message) : String(error));
    return "failed";
  }
}

/** Gives up at the end of the time; what the scenario has started is ended before anything is told. */
async function runWithin(scenario: Scenario, { short, limit, signal: stopping }: Conditions) {
  await using stack = new AsyncDisposableStack();
  const ended = new AbortController();
  const signal = AbortSignal.any([stopping, AbortSignal.timeout(limit), ended.signal]);
  const { promise: ending, reject } = Promise.withResolvers<never>();
  signal.addEventListener("abort", () => reject(signal.reason));
  try {
    return await Promise.race([scenario.run({ short, stack, signal }), ending]);
  } finally {
    ended.abort();
  }
}

function listFigures(figures: Figures): string {
  return Object.entries(figures)
    .map(([name, value]) => `${name} ${value}`)
    .join(", ");
}
