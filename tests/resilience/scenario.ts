import type { TestContext } from "vitest";

/** What a scenario has seen, by name, to be printed: counts, and times with their unit. */
export type Figures = Record<string, string | number>;

/** What a scenario works with. */
export interface Context extends Pick<TestContext, "onTestFinished" | "skip"> {
  /** Whether to do with few repetitions: what the test command runs. */
  short: boolean;
  /** Aborted when the scenario has ended, runs out of time, or the whole run is stopped. */
  signal: AbortSignal;
}
