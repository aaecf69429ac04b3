import { expect, test } from "vitest";
import { countPlaywright, countVitest, judgeRun } from "./test-counts.ts";

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((result) => ({ status: result })),
});

test("passed and failed tests are counted one by one", () => {
  const report = {
    numPassedTests: 7,
    numFailedTests: 2,
    testResults: [file("passed", "passed"), file("failed", "failed", "failed")],
  };
  expect(countVitest(report)).toEqual({ passed: 7, failed: 2 });
});

test("a file that could not be run counts as a failed test", () => {
  const report = { numPassedTests: 1, numFailedTests: 0, testResults: [file("failed")] };
  expect(countVitest(report)).toEqual({ passed: 1, failed: 1 });
});

test("a test that passed at the second try has failed", () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1 };
  expect(countPlaywright({ stats, errors: [] })).toEqual({ passed: 5, failed: 2 });
});

test("a run without tests, or that ended badly, has failed", () => {
  expect(judgeRun({ passed: 0, failed: 0 }, 0)).toEqual({ passed: 0, failed: 1 });
  expect(judgeRun({ passed: 9, failed: 0 }, 1)).toEqual({ passed: 9, failed: 1 });
  expect(judgeRun({ passed: 9, failed: 2 }, 1)).toEqual({ passed: 9, failed: 2 });
});
