import type { TestContext } from "vitest";

/** The findings of a scenario, by name, to be printed: counts, and times with their unit. */
export type Figures = Record<string, string | number>;

/** What a scenario works with. */
export interface Context extends Pick<TestContext, "onTestFinished" | "skip"> {
  /** Whether to run with few repetitions, as the test command does. */
  short: boolean;
  /** Aborted when the scenario has ended, timed out, or the whole run is stopped. */
  signal: AbortSignal;
}
