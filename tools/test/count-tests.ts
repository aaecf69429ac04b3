import { existsSync, readFileSync } from "node:fs";
import { load } from "cheerio";

/** How many tests passed and failed. */
export interface Counts {
  passed: number;
  failed: number;
}

/**
 * Counts the tests of a command by its JUnit report, and names those that failed; without a report the
 * command counts as one test. If it fails without a failed test, or runs none, that counts as one failed.
 */
export function countTests(
  exitCode: string | number,
  report?: string,
): Counts & { failures: string[] } {
  const { passed, failures } = report
    ? readReport(report)
    : { passed: exitCode === 0 ? 1 : 0, failures: [] };
  const broke = exitCode !== 0 || passed === 0;
  return { passed, failed: failures.length || Number(broke), failures };
}

function readReport(file: string): { passed: number; failures: string[] } {
  const $ = load(existsSync(file) ? readFileSync(file, "utf8") : "", { xml: true });
  const tests = $("testcase:not(:has(> skipped))");
  const failed = tests.filter(":has(> failure, > error)");
  const failures = failed.get().map(({ attribs }) => `${attribs.classname}: ${attribs.name}`);
  return { passed: tests.length - failed.length, failures };
}

/** The line that ends a run: "12 passed, 0 failed". */
export function summarize({ passed, failed }: Counts): string {
  return `${passed} passed, ${failed} failed`;
}
