import { defineConfig } from "vitest/config";

const minute = 60_000;

/** `--mode full` has many repetitions and judges times. */
export default defineConfig(({ mode }) => {
  const isFull = mode === "full";
  return {
    test: {
      include: ["tests/resilience/*.test.ts"],
      passWithNoTests: false,
      // The short form mostly waits. Where times are judged, nothing else may run.
      maxWorkers: isFull ? 1 : 6,
      testTimeout: isFull ? 30 * minute : 5 * minute,
      hookTimeout: 5 * minute,
      expect: { poll: { timeout: 3 * minute } },
      // Prints the findings of each scenario.
      reporters: ["verbose"],
    },
  };
});
