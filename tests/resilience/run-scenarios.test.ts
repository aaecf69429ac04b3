import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import { type Conditions, runScenarios } from "./run-scenarios.ts";
import { type Context, NotPossible, type Scenario } from "./scenario.ts";

const never = new AbortController().signal;
const conditions: Conditions = { short: false, atOnce: 2, limit: 60_000, signal: never };

/** Runs the scenarios; gives the outcome and what was said, without durations and stacks. */
async function run(scenarios: Scenario[], changed: Partial<Conditions> = {}) {
  const said: string[] = [];
  const say = (line: string) => said.push(line.replace(/ in [\d.]+ s/, "").replace(/\n.*/s, ""));
  const outcome = await runScenarios(scenarios, { ...conditions, ...changed }, say);
  return { outcome, said };
}

it("says what each has seen, and counts what failed and what could not be tried", async () => {
  const { outcome, said } = await run([
    { name: "good", run: async () => ({ posts: 5, median: "3 ms" }) },
    { name: "bad", run: () => Promise.reject(new Error("lost one")) },
    { name: "elsewhere", run: () => Promise.reject(new NotPossible("no root")) },
  ]);
  expect(outcome).toEqual({ passed: 1, failed: 1, skipped: 1 });
  expect(said.map((line) => line.replace(/ +/g, " "))).toEqual([
    "good ok: posts 5, median 3 ms",
    "bad FAILED: Error: lost one",
    "elsewhere SKIPPED: no root",
  ]);
});

it("ends what a scenario has started, whether it holds, breaks or does not come to an end", async () => {
  const ended: string[] = [];
  const starting = (name: string, then: () => Promise<object>): Scenario => ({
    name,
    run: async ({ stack }: Context) => {
      stack.defer(() => void ended.push(name));
      return (await then()) as Record<string, never>;
    },
  });
  const { outcome, said } = await run(
    [
      starting("holds", async () => ({})),
      starting("breaks", () => Promise.reject(new Error("broken"))),
      starting("hangs", () => new Promise(() => {})),
    ],
    { limit: 100 },
  );
  expect(outcome).toEqual({ passed: 1, failed: 2, skipped: 0 });
  expect(ended.sort()).toEqual(["breaks", "hangs", "holds"]);
  expect(said.at(-1)).toMatch(/^hangs +FAILED: TimeoutError/);
});

it("runs beside each other what measures no time, and the rest alone", async () => {
  const most: Record<string, number> = {};
  let running = 0;
  const scenario = (name: string, isTimed?: true): Scenario => ({
    name,
    ...(isTimed && { isTimed }),
    async run() {
      running += 1;
      await sleep(50);
      most[name] = running;
      running -= 1;
      return {};
    },
  });
  await run([scenario("timed", true), scenario("one"), scenario("two")]);
  expect(most).toEqual({ timed: 1, one: 2, two: 1 });
});

it("starts nothing more when the run is stopped", async () => {
  const ending = new AbortController();
  const hanging: Scenario = { name: "hangs", run: () => new Promise(() => ending.abort("SIGINT")) };
  const next: Scenario = { name: "next", run: async () => ({}) };
  const { outcome } = await run([hanging, next], { atOnce: 1, signal: ending.signal });
  expect(outcome).toEqual({ passed: 0, failed: 1, skipped: 0 });
});
