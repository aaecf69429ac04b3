import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { createTempFolder } from "#tests/harness/temp-folder.ts";
import { runSteps, type Step } from "./run-steps.ts";

/** Runs groups of steps; returns whether they passed, and the lines that are printed when all have ended. */
async function run(...groups: Step[][]) {
  const output = new PassThrough();
  const printed = text(output);
  const hasPassed = await runSteps(groups, output);
  output.end();
  const [, summary = ""] = (await printed).split("=== all ===\n");
  return {
    hasPassed,
    lines: summary
      .trimEnd()
      .replaceAll(/\d+\.\d s/g, "0 s")
      .split("\n"),
  };
}

/** A step that writes a report with these tests, and exits with this code. */
function createStepWithReport(exitCode: number, ...cases: string[]): Step {
  const [source, report] = [
    join(createTempFolder(), "source.xml"),
    join(createTempFolder(), "report.xml"),
  ];
  writeFileSync(source, `<testsuites><testsuite>${cases.join("")}</testsuite></testsuites>`);
  return { name: "unit", command: `cp ${source} ${report} && exit ${exitCode}`, report };
}

const passed = '<testcase classname="a.test.ts" name="passes"></testcase>';
const skipped = '<testcase classname="a.test.ts" name="is left out"><skipped/></testcase>';
const failed = (kind: string) =>
  `<testcase classname="b.test.ts" name="fails"><system-out/><${kind}>1 is not 2</${kind}></testcase>`;

test("goes on after a failure, but skips the steps that need the failed one", async () => {
  const { hasPassed, lines } = await run(
    [
      { name: "lint", command: "exit 0" },
      { name: "build", command: "exit 1" },
    ],
    [{ name: "e2e", command: "exit 0", needs: "build" }],
    [{ name: "unit", command: "exit 0" }],
  );
  expect(hasPassed).toBe(false);
  expect(lines.slice(0, 2).sort()).toEqual([
    "build: 0 passed, 1 failed in 0 s",
    "lint: 1 passed, 0 failed in 0 s",
  ]);
  expect(lines.slice(2)).toEqual([
    "e2e: left out, because build failed",
    "unit: 1 passed, 0 failed in 0 s",
    "2 passed, 1 failed",
  ]);
});

test("counts the tests of a report, skipped ones separately, and names the failed ones", async () => {
  const cases = [passed, skipped, failed("failure"), passed, failed("error")];
  const { hasPassed, lines } = await run([createStepWithReport(1, ...cases)]);
  expect(hasPassed).toBe(false);
  expect(lines).toEqual([
    "unit: 2 passed, 2 failed, 1 skipped in 0 s",
    "  b.test.ts: fails",
    "  b.test.ts: fails",
    "1 skipped",
    "2 passed, 2 failed",
  ]);
});

test("passes if tests were skipped", async () => {
  const { hasPassed, lines } = await run([createStepWithReport(0, passed, skipped)]);
  expect(hasPassed).toBe(true);
  expect(lines.at(-1)).toBe("1 passed, 0 failed");
});

test("counts a command that fails without a failed test, or runs no test, as one failure", async () => {
  const { lines } = await run(
    [createStepWithReport(1, passed)],
    [createStepWithReport(0, skipped)],
  );
  expect(lines).toEqual([
    "unit: 1 passed, 1 failed in 0 s",
    "unit: 0 passed, 1 failed, 1 skipped in 0 s",
    "1 skipped",
    "1 passed, 2 failed",
  ]);
});

test("counts no report of an earlier run", async () => {
  const report = join(createTempFolder(), "report.xml");
  writeFileSync(report, passed);
  const { lines } = await run([{ name: "unit", command: "exit 0", report }]);
  expect(lines).toEqual(["unit: 0 passed, 1 failed in 0 s", "0 passed, 1 failed"]);
});
