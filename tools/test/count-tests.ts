import { existsSync, readFileSync } from "node:fs";
import { load } from "cheerio";

/** How many tests passed, failed and were skipped. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/**
 * Counts the tests of a command by its JUnit report, and names those that failed; without a report the
 * command counts as one test. If it fails without a failed test, or runs none, that counts as one failed.
 */
export function countTests(
  exitCode: string | number,
  report?: string,
): Counts & { failures: string[] } {
  const { passed, skipped, failures } = report
    ? readReport(report)
    : { passed: exitCode === 0 ? 1 : 0, skipped: 0, failures: [] };
  const broke = exitCode !== 0 || passed === 0;
  return { passed, failed: failures.length || Number(broke), skipped, failures };
}

function readReport(file: string): Omit<Counts, "failed"> & { failures: string[] } {
  const $ = load(existsSync(file) ? readFileSync(file, "utf8") : "", { xml: true });
  const tests = $("testcase");
  const skipped = tests.filter(":has(> skipped)").length;
  const failed = tests.filter(":has(> failure, > error)");
  const failures = failed.get().map(({ attribs }) => `${attribs.classname}: ${attribs.name}`);
  return { passed: tests.length - skipped - failed.length, skipped, failures };
}

/** The line that ends a run: "12 passed, 0 failed". */
export function summarize({ passed, failed }: Pick<Counts, "passed" | "failed">): string {
  return `${passed} passed, ${failed} failed`;
}
