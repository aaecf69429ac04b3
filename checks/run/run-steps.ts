import type { Step } from "./steps.ts";
import type { Counts } from "./test-counts.ts";

/**
 * Runs the steps one after the other and gives the sum of their counts. A step that crashes counts
 * as one failed; one whose needs are not met is left out, and the reason said.
 */
export async function runSteps(
  steps: readonly Step[],
  say: (line: string) => void = console.log,
): Promise<Counts> {
  const results = new Map<string, Counts & { seconds: number }>();
  for (const { name, needs, run } of steps) {
    say(`\n=== ${name} ===`);
    if (needs !== undefined && results.get(needs)?.failed !== 0) {
      say(`${name}: left out, because ${needs} failed`);
      continue;
    }
    const start = performance.now();
    const counts = await run().catch((error: unknown): Counts => {
      say(`${name} broke off: ${error instanceof Error ? error.message : String(error)}`);
      return { passed: 0, failed: 1 };
    });
    const seconds = (performance.now() - start) / 1000;
    results.set(name, { ...counts, seconds });
    say(`${name}: ${summarize(counts)} in ${seconds.toFixed(1)} s`);
  }
  say("\n=== all ===");
  const sum = { passed: 0, failed: 0 };
  for (const [name, { passed, failed, seconds }] of results) {
    say(`${name.padEnd(8)}${summarize({ passed, failed })} in ${seconds.toFixed(1)} s`);
    sum.passed += passed;
    sum.failed += failed;
  }
  return sum;
}

/** The line that ends a run: "12 passed, 0 failed". */
export function summarize({ passed, failed }: Counts): string {
  return `${passed} passed, ${failed} failed`;
}
