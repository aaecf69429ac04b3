import { availableParallelism } from "node:os";
import { defineConfig, devices } from "@playwright/test";
import { findChromiumForTests } from "./tools/chromium.ts";

const engines = { firefox: devices["Desktop Firefox"], webkit: devices["Desktop Safari"] };
/** Another engine, in which the tests with the tag @engines run, and no others: ENGINE=webkit npx playwright test */
const engine = Object.entries(engines).find(([name]) => name === process.env.ENGINE);
if (process.env.ENGINE && !engine) throw new Error(`ENGINE is none of ${Object.keys(engines)}`);

const chromium = async () => ({
  ...devices["Desktop Chrome"],
  channel: undefined,
  launchOptions: {
    ...findChromiumForTests(),
    args: [
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      // Saves a process: there is no graphics card whose driver it would isolate.
      "--in-process-gpu",
    ],
  },
});

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results/e2e",
  fullyParallel: true,
  // Two more than cores, since tests wait a part of their time.
  workers: availableParallelism() + 2,
  // A test that passes at the second try is a bug in the test or in the site.
  retries: 0,
  failOnFlakyTests: true,
  forbidOnly: Boolean(process.env.CI),
  // Six times what the slowest test and the longest wait take on two cores, which is 25 s and 4 s: shared machines may
  // be that slow. No test has a limit of its own.
  timeout: 150_000,
  expect: { timeout: 25_000, toPass: { timeout: 25_000 } },
  globalTimeout: 20 * 60_000,
  reporter: [
    ["list"],
    // tools/test/run-tests.ts counts by it.
    ["junit", { outputFile: "test-results/e2e.xml" }],
    // CI uploads test-results when it is red: there one opens a report, here the files.
    ...(process.env.CI
      ? [["html", { outputFolder: "test-results/report", open: "never" }] as const]
      : []),
  ],
  projects: engine
    ? [{ name: engine[0], grep: /@engines/ }]
    : [
        // Tests of the development server take longest and need a worker of their own: they come first. The slowest takes
        // 90 s, in which it waits up to 15 s for pages that the server makes.
        {
          name: "development",
          testMatch: "development-server.spec.ts",
          timeout: 360_000,
          expect: { timeout: 60_000, toPass: { timeout: 60_000 } },
        },
        { name: "site", testIgnore: ["development-server.spec.ts", "engines.spec.ts"] },
      ],
  use: {
    ...(engine ? engine[1] : await chromium()),
    locale: "en-GB",
    timezoneId: "Europe/Stockholm",
    // Elements that move are hard to press and to measure. Tests of motion turn it on.
    contextOptions: { reducedMotion: "reduce" },
    screenshot: "only-on-failure",
    // Its requests and pictures take time in every test: npx playwright test --trace on, if one is needed.
    trace: "off",
  },
});
