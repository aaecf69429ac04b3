import { existsSync, readFileSync, rmSync } from "node:fs";
import type { Writable } from "node:stream";
import { load } from "cheerio";
import { type CloseEvent, concurrently } from "concurrently";

/** A part of the whole test run. It is left out if the step that it needs has failed. */
export interface Step {
  name: string;
  needs?: string;
  command: string;
  /** The JUnit report that the command writes. Without one, the step counts as one test. */
  report?: string;
}

/**
 * Runs groups of steps one after the other, the steps of a group at the same time, and returns whether all passed.
 * Prints in the end the counts of each step with the names of failed tests, how many were skipped, such as those
 * that need a program that is not installed, and the sum.
 */
export async function runSteps(
  groups: readonly (readonly Step[])[],
  outputStream: Writable = process.stdout,
): Promise<boolean> {
  let [passed, failed, skipped] = [0, 0, 0];
  const failedSteps = new Set<string>();
  const summary = ["\n=== all ==="];
  for (const group of groups) {
    const steps = group.filter(({ needs = "" }) => !failedSteps.has(needs));
    const leftOut = group.filter((step) => !steps.includes(step));
    summary.push(...leftOut.map(({ name, needs }) => `${name}: left out, because ${needs} failed`));
    for (const { command, index, exitCode, timings } of await runTogether(steps, outputStream)) {
      const counts = countTests(exitCode, steps[index]?.report);
      if (counts.failed > 0) failedSteps.add(command.name);
      passed += counts.passed;
      failed += counts.failed;
      skipped += counts.skipped;
      const skippedText = counts.skipped > 0 ? `, ${counts.skipped} skipped` : "";
      const seconds = timings.durationSeconds.toFixed(1);
      summary.push(`${command.name}: ${summarize(counts)}${skippedText} in ${seconds} s`);
      summary.push(...counts.failures.map((name) => `  ${name}`));
    }
  }
  if (skipped > 0) summary.push(`${skipped} skipped`);
  outputStream.write(`${[...summary, summarize({ passed, failed })].join("\n")}\n`);
  return failed === 0 && passed > 0;
}

async function runTogether(steps: Step[], outputStream: Writable): Promise<CloseEvent[]> {
  if (steps.length === 0) return [];
  for (const { report } of steps) if (report) rmSync(report, { force: true });
  outputStream.write(`\n=== ${steps.map(({ name }) => name).join(", ")} ===\n`);
  // Prints the output of one step after the other. A prefix would hide annotations from GitHub.
  const { result } = concurrently(steps, { group: true, prefix: "none", outputStream });
  // It rejects with the same list if one has failed.
  const events = await result.catch((events: CloseEvent[]) => events);
  if (events.some(({ killed }) => killed)) process.exit(1);
  return events;
}

/** A command that fails without a failed test, or runs none, counts as one failed test. */
function countTests(exitCode: CloseEvent["exitCode"], report?: string) {
  const onlyOne = exitCode === 0 ? "<testcase/>" : "";
  const $ = load(report ? readReport(report) : onlyOne, { xml: true });
  const tests = $("testcase");
  const skipped = tests.filter(":has(> skipped)").length;
  const failures = tests
    .filter(":has(> failure, > error)")
    .get()
    .map(({ attribs }) => `${attribs.classname}: ${attribs.name}`);
  const passed = tests.length - skipped - failures.length;
  const failed = failures.length || Number(exitCode !== 0 || passed === 0);
  return { passed, failed, skipped, failures };
}

function readReport(file: string): string {
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}

function summarize({ passed, failed }: { passed: number; failed: number }): string {
  return `${passed} passed, ${failed} failed`;
}
