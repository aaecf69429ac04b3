/** What a scenario has seen, by name, to be printed: counts, and times with their unit. */
export type Figures = Record<string, string | number>;

/** What a scenario works with. */
export interface Context {
  /** Whether to do with few repetitions: what the test command runs. */
  short: boolean;
  /** Ends what the scenario has started, in reverse order, whatever happened. */
  stack: AsyncDisposableStack;
  /** Aborted when the scenario has ended, runs out of time, or the whole run is stopped. */
  signal: AbortSignal;
}

/** One kind of misfortune, and the promises that have to survive it. */
export interface Scenario {
  name: string;
  /** Whether the full form measures times, so that nothing else may run beside it. */
  isTimed?: true;
  /** Rejects when a promise is broken; with `NotPossible` when it cannot be tried here. */
  run(context: Context): Promise<Figures>;
}

/** Why a scenario cannot be tried on this machine: it is then left out, loudly. */
export class NotPossible extends Error {
  override name = "NotPossible";
}
