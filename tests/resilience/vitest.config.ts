import { defineConfig } from "vitest/config";

const isShort = process.env.RESILIENCE !== "full";
const minute = 60_000;

export default defineConfig({
  test: {
    include: ["tests/resilience/scenarios.test.ts"],
    passWithNoTests: false,
    // The short form mostly waits; the full one keeps a machine with two cores busy.
    maxConcurrency: isShort ? 4 : 2,
    testTimeout: isShort ? 5 * minute : 30 * minute,
    hookTimeout: minute,
    // Prints the findings of each scenario.
    reporters: ["verbose"],
  },
});
