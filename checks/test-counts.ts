/** How many tests of a step passed and failed. */
export interface TestCounts {
  passed: number;
  failed: number;
}

/** Counts the tests in Vitest's JSON report. A run without tests, or one that ended badly, has failed. */
export function vitestCounts(report: string, exitCode: number): TestCounts {
  const { numPassedTests, numFailedTests } = JSON.parse(report) as Record<string, number>;
  return judge(numPassedTests ?? 0, numFailedTests ?? 0, exitCode);
}

/** Counts the tests in Playwright's JSON report, by the same rules. A flaky test has failed. */
export function playwrightCounts(report: string, exitCode: number): TestCounts {
  const { stats } = JSON.parse(report) as { stats: Record<string, number> };
  return judge(stats.expected ?? 0, (stats.unexpected ?? 0) + (stats.flaky ?? 0), exitCode);
}

function judge(passed: number, failed: number, exitCode: number): TestCounts {
  const silentFailure = failed === 0 && (exitCode !== 0 || passed === 0);
  return { passed, failed: failed + (silentFailure ? 1 : 0) };
}
