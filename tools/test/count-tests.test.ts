import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { countTests } from "./count-tests.ts";

const passed = '<testcase classname="a.test.ts" name="passes"></testcase>';
const skipped = '<testcase classname="a.test.ts" name="is left out"><skipped/></testcase>';
const failed = (kind: string) =>
  `<testcase classname="b.test.ts" name="fails"><system-out/><${kind}>1 is not 2</${kind}></testcase>`;

function count(exitCode: number, ...cases: string[]) {
  const folder = mkdtempSync(join(tmpdir(), "idi-report-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const report = join(folder, "report.xml");
  const suite = `<testsuite>${cases.join("")}</testsuite>`;
  writeFileSync(report, `<?xml version="1.0"?><testsuites>${suite}</testsuites>`);
  return countTests(exitCode, report);
}

test("tests are counted, those left out apart, and the failed ones named", () => {
  const counts = count(1, passed, skipped, failed("failure"), passed, failed("error"));
  const name = "b.test.ts: fails";
  expect(counts).toEqual({ passed: 2, failed: 2, skipped: 1, failures: [name, name] });
});

test("a runner that failed without a failed test counts as one failed", () => {
  expect(count(1, passed, passed)).toMatchObject({ passed: 2, failed: 1 });
});

test("a runner without tests or without a report counts as one failed", () => {
  expect(count(0, skipped)).toMatchObject({ passed: 0, failed: 1 });
  expect(countTests(0, "no-such-report.xml")).toMatchObject({ passed: 0, failed: 1 });
});
