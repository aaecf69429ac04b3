import { type TestContext, test } from "vitest";

/** Whether to run with few repetitions, as the test command does, and to judge no times. */
export const isShortRun = import.meta.env.MODE !== "full";

/** The tools of a scenario. */
export interface Context extends Pick<TestContext, "skip"> {
  /** Aborted when the scenario has ended, timed out, or the whole run is stopped. */
  signal: AbortSignal;
}

/** The measurements of a scenario, by name, to be printed: counts, and times with their unit. */
export type Measurements = Record<string, string | number>;

/** A second chance for scenarios that judge times: the machine may have been busy. */
export const oneRetry = { retry: isShortRun ? 0 : 1 };

/** A test that prints its measurements. */
export function scenario(
  name: string,
  run: (context: Context) => Promise<Measurements>,
  options: Partial<typeof oneRetry> = {},
): void {
  test(name, options, async ({ skip, signal, annotate }) => {
    const abortController = new AbortController();
    try {
      const measurements = await run({
        skip,
        signal: AbortSignal.any([signal, abortController.signal]),
      });
      const lines = Object.entries(measurements).map(([what, value]) => `${what} ${value}`);
      await annotate(lines.join(", "));
    } finally {
      abortController.abort();
    }
  });
}
