import { expect, test } from "vitest";
import { runSteps } from "./run-steps.ts";

const step = (name: string, passed: number, failed: number, needs?: string) => ({
  name,
  ...(needs && { needs }),
  run: async () => ({ passed, failed }),
});

/** Runs the groups of steps; gives the sum and what was printed, without durations. */
async function run(...steps: Parameters<typeof runSteps>[0]) {
  const printed: string[] = [];
  const sum = await runSteps(steps, (line) => printed.push(line));
  return { sum, printed: printed.join("\n").replace(/ in [\d.]+ s/g, "") };
}

test("adds up the counts of all steps, and goes on after a failure", async () => {
  const { sum, printed } = await run(
    [step("lint", 0, 1), step("build", 1, 0)],
    [step("unit", 7, 2, "build")],
  );
  expect(sum).toEqual({ passed: 8, failed: 3 });
  expect(printed).toContain("unit: 7 passed, 2 failed");
});

test("names at the end what failed", async () => {
  const tests = [{ name: "a.test.ts: fails", ms: 1, error: "1 is not 2" }];
  const failing = { name: "unit", run: async () => ({ passed: 0, failed: 1, tests }) };
  const { printed } = await run([failing], [step("site", 1, 0)]);
  const end = printed.slice(printed.indexOf("site: 1 passed"));
  expect(end).toContain("=== failed ===\na.test.ts: fails\n  1 is not 2");
});

test("counts a step that breaks off as one failed", async () => {
  const broken = { name: "unit", run: () => Promise.reject(new Error("no report")) };
  const { sum, printed } = await run([broken], [step("build", 1, 0)]);
  expect(sum).toEqual({ passed: 1, failed: 1 });
  expect(printed).toContain("unit broke off: no report");
});

test("leaves out what needs a failed step, and says so", async () => {
  const { sum, printed } = await run([step("build", 0, 1)], [step("e2e", 9, 0, "build")]);
  expect(sum).toEqual({ passed: 0, failed: 1 });
  expect(printed).toContain("e2e: left out, because build failed");
});

test("runs the steps of a group at the same time", async () => {
  const { promise, resolve } = Promise.withResolvers<{ passed: number; failed: number }>();
  const waiting = { name: "types", run: () => promise };
  const goingOn = step("unit", 7, 0);
  const run = () => goingOn.run().finally(() => resolve({ passed: 1, failed: 0 }));
  expect(await runSteps([[waiting, { ...goingOn, run }]], () => {})).toEqual({
    passed: 8,
    failed: 0,
  });
});
