import { rmSync } from "node:fs";
import type { Writable } from "node:stream";
import { type CloseEvent, concurrently } from "concurrently";
import { type Counts, countTests, summarize } from "./count-tests.ts";

/** A part of the whole test run. It is left out if the step that it needs has failed. */
export interface Step {
  name: string;
  needs?: string;
  command: string;
  /** The JUnit report that the command writes. Without one, the step counts as one test. */
  report?: string;
}

/**
 * Runs groups of steps one after the other, the steps of a group at the same time, and gives the sum of
 * their counts. Prints in the end the counts of each step, below them the names of failed tests, and how many
 * tests were skipped, such as those that need a program that is not installed.
 */
export async function runSteps(
  groups: readonly (readonly Step[])[],
  outputStream: Writable = process.stdout,
): Promise<Counts> {
  const sum: Counts = { passed: 0, failed: 0, skipped: 0 };
  const failedSteps = new Set<string>();
  const summary = ["\n=== all ==="];
  for (const group of groups) {
    const leftOut = group.filter(({ needs = "" }) => failedSteps.has(needs));
    summary.push(...leftOut.map(({ name, needs }) => `${name}: left out, because ${needs} failed`));
    const steps = group.filter((step) => !leftOut.includes(step));
    for (const { command, index, exitCode, timings } of await runTogether(steps, outputStream)) {
      const counts = countTests(exitCode, steps[index]?.report);
      if (counts.failed > 0) failedSteps.add(command.name);
      sum.passed += counts.passed;
      sum.failed += counts.failed;
      sum.skipped += counts.skipped;
      const seconds = timings.durationSeconds.toFixed(1);
      const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : "";
      summary.push(`${command.name}: ${summarize(counts)}${skipped} in ${seconds} s`);
      summary.push(...counts.failures.map((name) => `  ${name}`));
    }
  }
  if (sum.skipped > 0) summary.push(`${sum.skipped} skipped`);
  outputStream.write(`${summary.join("\n")}\n`);
  return sum;
}

async function runTogether(steps: Step[], outputStream: Writable): Promise<CloseEvent[]> {
  if (steps.length === 0) return [];
  for (const { report } of steps) if (report) rmSync(report, { force: true });
  outputStream.write(`\n=== ${steps.map(({ name }) => name).join(", ")} ===\n`);
  // As if they ran one after the other. A prefix would hide annotations from GitHub.
  const { result } = concurrently(steps, { group: true, prefix: "none", outputStream });
  // It rejects with the same list if one has failed.
  const events = await result.catch((events: CloseEvent[]) => events);
  if (events.some(({ killed }) => killed)) process.exit(1);
  return events;
}
