import { expect, test } from "vitest";
import { playwrightCounts, vitestCounts } from "../test-counts.ts";

const vitestReport = (numPassedTests: number, numFailedTests: number) =>
  JSON.stringify({ numPassedTests, numFailedTests });

test("passed and failed tests are counted one by one", () => {
  expect(vitestCounts(vitestReport(7, 2), 1)).toEqual({ passed: 7, failed: 2 });
  const report = JSON.stringify({ stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 0 } });
  expect(playwrightCounts(report, 1)).toEqual({ passed: 5, failed: 2 });
});

test("a run without tests has failed", () => {
  expect(vitestCounts(vitestReport(0, 0), 0)).toEqual({ passed: 0, failed: 1 });
});

test("a run that ended badly without a failed test has failed", () => {
  expect(vitestCounts(vitestReport(9, 0), 1)).toEqual({ passed: 9, failed: 1 });
});
