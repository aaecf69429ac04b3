import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { JSONReport, JSONReportSuite } from "@playwright/test/reporter";
import type { JsonTestResults } from "vitest/node";
import { projectRoot } from "../project.ts";

/** How many tests passed and failed. */
export interface Counts {
  passed: number;
  failed: number;
}

/** What a step found; `tests` where its runner reports each. */
export interface StepResult extends Counts {
  tests?: TestResult[];
}

/** One test: its duration in milliseconds, and what it failed with, if it failed. */
export interface TestResult {
  name: string;
  ms: number;
  error?: string;
}

/** Reads Vitest's JSON report. A file that could not be run counts as one failed test. */
export function readVitest({ testResults }: JsonTestResults): StepResult {
  const tests = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = name.split("/").at(-1);
    const results = assertionResults
      .filter((test) => test.status === "passed" || test.status === "failed")
      .map(
        ({ fullName, status, duration, failureMessages }): TestResult => ({
          name: `${file}: ${fullName}`,
          ms: duration ?? 0,
          ...(status === "failed" && { error: (failureMessages ?? []).join("\n") }),
        }),
      );
    const broken = status === "failed" && results.every(({ error }) => error === undefined);
    return broken ? [...results, { name: `${file}`, ms: 0, error: message }] : results;
  });
  return { ...count(tests), tests };
}

/** Reads Playwright's JSON report. A test that needed a second try has failed. */
export function readPlaywright({ suites, errors }: JSONReport): StepResult {
  const tests = [
    ...suites.flatMap(testsOfSuite),
    ...errors.map(({ message = "" }) => ({ name: "Playwright", ms: 0, error: message })),
  ];
  return { ...count(tests), tests };
}

function testsOfSuite({ title, specs, suites = [] }: JSONReportSuite): TestResult[] {
  return [
    ...specs.flatMap((spec) =>
      spec.tests
        .filter(({ status }) => status !== "skipped")
        .map(({ status, results }) => ({
          name: `${title}: ${spec.title}`,
          ms: results.reduce((sum, { duration }) => sum + duration, 0),
          ...(status !== "expected" && {
            error: results
              .flatMap(({ errors, attachments }) => [
                ...tracesOf(attachments),
                ...errors.map(({ message = "" }) => message),
              ])
              .join("\n"),
          }),
        })),
    ),
    ...suites.flatMap(testsOfSuite),
  ];
}

/** How to look at what happened. */
function tracesOf(attachments: { name: string; path?: string | undefined }[] = []): string[] {
  return attachments
    .filter(({ name }) => name === "trace")
    .map(({ path = "" }) => `npx playwright show-trace ${relative(projectRoot, path)}`);
}

function count(tests: readonly TestResult[]): Counts {
  const failed = tests.filter(({ error }) => error !== undefined).length;
  return { passed: tests.length - failed, failed };
}

/**
 * The result of a step whose runner ended with this exit code. A runner that failed without a failed
 * test, and one that ran no test at all, counts as one failed.
 */
export function judgeRun(result: StepResult, exitCode: number): StepResult {
  const silent = result.failed === 0 && (exitCode !== 0 || result.passed === 0);
  return silent ? { ...result, failed: 1 } : result;
}

/** A line for each of the slowest tests, the slowest first. */
export function slowestTests(tests: readonly TestResult[], most = 10): string[] {
  return tests
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, most)
    .map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`);
}

/** The failed tests by name, each followed by the first lines of what it failed with. */
export function failedTests(tests: readonly TestResult[], most = 20): string[] {
  return tests.flatMap(({ name, error }) => {
    if (error === undefined) return [];
    const lines = stripVTControlCharacters(error).split("\n").slice(0, most);
    return [name, ...lines.map((line) => `  ${line}`.trimEnd())];
  });
}
