import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { tempFolder } from "#tests/harness/temp-folder";
import { runSteps } from "./run-steps.ts";

/** Runs groups of steps; gives the sum and what was printed. */
async function run(...groups: Parameters<typeof runSteps>[0]) {
  const output = new PassThrough();
  const printed = text(output);
  const sum = await runSteps(groups, output);
  output.end();
  return { sum, printed: await printed };
}

test("goes on after a failure, but leaves out what needs the failed step", async () => {
  const { sum, printed } = await run(
    [
      { name: "lint", command: "exit 0" },
      { name: "build", command: "exit 1" },
    ],
    [{ name: "e2e", command: "exit 0", needs: "build" }],
    [{ name: "unit", command: "exit 0" }],
  );
  expect(sum).toEqual({ passed: 2, failed: 1, skipped: 0 });
  expect(printed).toContain("build: 0 passed, 1 failed");
  expect(printed).toContain("e2e: left out, because build failed");
});

test("tells of each step and in the end how many tests were skipped, without failing", async () => {
  const report = join(tempFolder(), "report.xml");
  const cases = "<testcase/><testcase><skipped/></testcase>";
  const command = `node -e "fs.writeFileSync('${report}', '${cases}')"`;
  const { sum, printed } = await run([{ name: "unit", command, report }]);
  expect(sum).toEqual({ passed: 1, failed: 0, skipped: 1 });
  expect(printed).toMatch(/unit: 1 passed, 0 failed, 1 skipped in .*\n1 skipped\n$/);
});

test("a report of an earlier run does not count", async () => {
  const report = join(tempFolder(), "report.xml");
  writeFileSync(report, "<testcase/>");
  const { sum } = await run([{ name: "unit", command: "exit 0", report }]);
  expect(sum).toEqual({ passed: 0, failed: 1, skipped: 0 });
});
