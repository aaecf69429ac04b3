import type { Step } from "./steps.ts";
import {
  type Counts,
  failedTests,
  type StepResult,
  slowestTests,
  type TestResult,
} from "./test-reports.ts";

/**
 * Runs groups of steps one after the other, the steps of a group at the same time, and gives the sum of
 * their counts. A step that crashes counts as one failed; one whose needs are not met is left out, and
 * the reason printed. The slowest tests are named at the end, and those that failed with their errors.
 */
export async function runSteps(
  groups: readonly (readonly Step[])[],
  print: (line: string) => void = console.log,
): Promise<Counts> {
  const results = new Map<string, Counts & { seconds: number }>();
  const tests: TestResult[] = [];
  const runStep = async ({ name, needs, run }: Step) => {
    if (needs !== undefined && results.get(needs)?.failed !== 0) {
      print(`${name}: left out, because ${needs} failed`);
      return;
    }
    const start = performance.now();
    const counts = await run().catch((error: unknown): StepResult => {
      print(`${name} broke off: ${error instanceof Error ? error.message : String(error)}`);
      return { passed: 0, failed: 1 };
    });
    const seconds = (performance.now() - start) / 1000;
    results.set(name, { ...counts, seconds });
    tests.push(...(counts.tests ?? []));
    print(`${name}: ${summarize(counts)} in ${seconds.toFixed(1)} s`);
  };
  for (const group of groups) {
    print(`\n=== ${group.map(({ name }) => name).join(", ")} ===`);
    await Promise.all(group.map(runStep));
  }
  const sections = { slowest: slowestTests(tests), failed: failedTests(tests) };
  for (const [title, lines] of Object.entries(sections)) {
    if (lines.length > 0) print([`\n=== ${title} ===`, ...lines].join("\n"));
  }
  print("\n=== all ===");
  const sum = { passed: 0, failed: 0 };
  for (const [name, { passed, failed, seconds }] of results) {
    print(`${name.padEnd(11)}${summarize({ passed, failed })} in ${seconds.toFixed(1)} s`);
    sum.passed += passed;
    sum.failed += failed;
  }
  return sum;
}

/** The line that ends a run: "12 passed, 0 failed". */
export function summarize({ passed, failed }: Counts): string {
  return `${passed} passed, ${failed} failed`;
}
