import { join } from "node:path";
import type { JSONReport } from "@playwright/test/reporter";
import { expect, test } from "vitest";
import type { JsonTestResults } from "vitest/node";
import { projectRoot } from "#tools/project";
import { failedTests, judgeRun, readPlaywright, readVitest, slowestTests } from "./test-reports.ts";

// Of reports, what is read.
const ofVitest = (...testResults: object[]) => readVitest({ testResults } as JsonTestResults);
const ofPlaywright = (report: object) => readPlaywright(report as JSONReport);

const ran = (fullName: string, duration: number, ...failureMessages: string[]) => ({
  fullName,
  duration,
  status: failureMessages.length > 0 ? "failed" : "passed",
  failureMessages,
});

test("Vitest's tests are counted one by one, without those left out", () => {
  const leftOut = { fullName: "is left out", status: "skipped", duration: null };
  const result = ofVitest(
    { name: "/a/a.test.ts", status: "passed", assertionResults: [ran("is quick", 4), leftOut] },
    { name: "/a/b.test.ts", status: "failed", assertionResults: [ran("fails", 9, "1 is not 2")] },
  );
  expect(result).toEqual({
    passed: 1,
    failed: 1,
    tests: [
      { name: "a.test.ts: is quick", ms: 4 },
      { name: "b.test.ts: fails", ms: 9, error: "1 is not 2" },
    ],
  });
});

test("a file that could not be run counts as a failed test", () => {
  const broken = { name: "/a/b.test.ts", status: "failed", message: "no such file" };
  const { failed, tests } = ofVitest({ ...broken, assertionResults: [] });
  expect(failed).toBe(1);
  expect(tests).toEqual([{ name: "b.test.ts", ms: 0, error: "no such file" }]);
});

test("Playwright's tests are read from suites within suites", () => {
  const { passed, tests } = ofPlaywright({
    errors: [],
    suites: [
      {
        title: "b.spec.ts",
        specs: [
          { title: "is slow", tests: [{ status: "expected", results: [{ duration: 9000 }] }] },
        ],
        suites: [
          {
            title: "without script",
            specs: [
              {
                title: "waits",
                tests: [
                  { status: "expected", results: [{ duration: 650 }] },
                  { status: "skipped", results: [] },
                ],
              },
            ],
          },
        ],
      },
    ],
  });
  expect(passed).toBe(2);
  expect(slowestTests(tests ?? [], 2)).toEqual([
    "   9.0 s  b.spec.ts: is slow",
    "   0.7 s  without script: waits",
  ]);
});

test("a test that passed at the second try has failed, and so has a run with an error", () => {
  const tries = [
    {
      duration: 5,
      errors: [{ message: "too late" }],
      attachments: [{ name: "trace", path: join(projectRoot, "test-results/trace.zip") }],
    },
    { duration: 5, errors: [] },
  ];
  const result = ofPlaywright({
    errors: [{ message: "no browser" }],
    suites: [{ title: "a", specs: [{ title: "b", tests: [{ status: "flaky", results: tries }] }] }],
  });
  expect(result).toMatchObject({ passed: 0, failed: 2 });
  const shown = "npx playwright show-trace test-results/trace.zip";
  expect(result.tests?.[0]?.error).toBe(`${shown}\ntoo late`);
});

test("failed tests are named with the first lines of their errors", () => {
  const error = "expected \u001b[31m1\u001b[39m\n\nto be 2\nat line 7";
  const tests = [
    { name: "a: passes", ms: 1 },
    { name: "a: fails", ms: 1, error },
  ];
  expect(failedTests(tests, 3)).toEqual(["a: fails", "  expected 1", "", "  to be 2"]);
});

test("a run without tests, or that ended badly, has failed", () => {
  expect(judgeRun({ passed: 0, failed: 0 }, 0)).toEqual({ passed: 0, failed: 1 });
  expect(judgeRun({ passed: 9, failed: 0 }, 1)).toEqual({ passed: 9, failed: 1 });
  expect(judgeRun({ passed: 9, failed: 2 }, 1)).toEqual({ passed: 9, failed: 2 });
});
