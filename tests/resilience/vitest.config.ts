import { defineConfig } from "vitest/config";

const minute = 60_000;

/** Scenarios that mostly wait in their full form, and judge no time that load could lengthen. */
const waiting = [
  "clock",
  "page-counts",
  "several-servers",
  "targets",
  "translation",
  "unread-answers",
].map((name) => `tests/resilience/${name}.test.ts`);

/** `--mode full` has many repetitions and judges times. */
export default defineConfig(({ mode }) => {
  const isFull = mode === "full";
  const limits = {
    testTimeout: isFull ? 30 * minute : 5 * minute,
    hookTimeout: 5 * minute,
    expect: { poll: { timeout: 3 * minute } },
  };
  return {
    test: {
      passWithNoTests: false,
      // Prints the findings of each scenario.
      reporters: ["verbose"],
      projects: [
        {
          test: {
            name: "waiting",
            include: waiting,
            maxWorkers: isFull ? 3 : 6,
            sequence: { groupOrder: isFull ? 1 : 0 },
            ...limits,
          },
        },
        {
          test: {
            name: "timed",
            include: ["tests/resilience/*.test.ts"],
            exclude: waiting,
            // Where times are judged, nothing else may run.
            maxWorkers: isFull ? 1 : 6,
            sequence: { groupOrder: 0 },
            ...limits,
          },
        },
      ],
    },
  };
});
