import { defineConfig } from "vitest/config";

const minuteMs = 60_000;

/** Scenarios that mostly wait in their full form, and judge no time that load could lengthen. */
const waiting = ["clock", "several-servers", "slow-mail", "translation", "unread-answers"].map(
  (name) => `tests/resilience/${name}.test.ts`,
);

/** `--mode full` has many repetitions and judges times. */
export default defineConfig(({ mode }) => {
  const isFull = mode === "full";
  // The short form has at least five times what its slowest scenario takes beside the unit tests, which is 40 s. No wait
  // in it takes longer than 3 s, but the wait for the next attempt at a delivery grows with the time before it.
  const limits = {
    testTimeout: isFull ? 30 * minuteMs : 4 * minuteMs,
    hookTimeout: 4 * minuteMs,
    expect: { poll: { timeout: (isFull ? 3 : 1) * minuteMs } },
  };
  return {
    test: {
      passWithNoTests: false,
      // Prints the measurements of each scenario.
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
