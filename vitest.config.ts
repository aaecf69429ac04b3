import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

/**
 * `unit` and `unit:dom`, which has a document for islands, need no build. `site` reads the built site in `dist`.
 * The aliases (#ui/..., #contract/...) come from "imports" in package.json.
 */
export default defineConfig({
  test: {
    // A test run without tests is a failure, not a success.
    passWithNoTests: false,
    allowOnly: false,
    // One more than cores, since tests wait a part of their time.
    maxWorkers: availableParallelism() + 1,
    // Six times what the slowest test takes on two cores beside the other steps of `npm test`, which is 9 s: shared
    // machines may be that slow.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    teardownTimeout: 60_000,
    // `expect.poll` is the only way to wait for something: nobody gives it a limit of its own. The longest takes 2 s.
    expect: { poll: { timeout: 15_000 } },
    // Files of a worker share its modules: no test may leave anything behind.
    restoreMocks: true,
    projects: [
      {
        test: {
          name: "unit",
          isolate: false,
          globalSetup: "tests/harness/global-setup.ts",
          setupFiles: ["./tests/harness/reset-globals.ts"],
          include: [
            "{server,contract,instrument,locale,src,tools}/**/*.test.ts",
            "src/!(islands)/**/*.test.tsx",
            "tests/{bench,language,rehearsal,repository}/**/*.test.ts",
            "tests/site/*/**/*.test.ts",
          ],
          environment: "node",
        },
      },
      {
        test: {
          name: "unit:dom",
          isolate: false,
          include: ["src/islands/**/*.test.tsx"],
          environment: "happy-dom",
          setupFiles: ["./tests/harness/reset-globals.ts", "./tests/harness/dom-setup.ts"],
        },
      },
      {
        test: {
          name: "site",
          isolate: false,
          // One after the other, so that every page is parsed once.
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
          include: ["tests/site/*.test.ts"],
          environment: "node",
        },
      },
    ],
  },
});
