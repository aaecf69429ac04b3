import { projectRoot } from "../project.ts";
import { runSteps, type Step } from "./run-steps.ts";

/**
 * All checks, in the order in which they run. The steps of a group run at the same time, where one alone would leave a
 * core unused: they must not share files.
 */
const steps: Step[][] = [
  [
    { name: "lint", command: "biome ci --error-on-warnings . && knip" },
    // Before the unit tests, one of which builds a copy and reuses the cache of this build.
    { name: "build", command: "node tools/build/run-build.ts" },
  ],
  [
    runVitest("unit", '--project "unit*"'),
    // Its short form mostly waits.
    runVitest("resilience", "--config tests/resilience/vitest.config.ts"),
  ],
  // playwright.config.ts names the report.
  [{ name: "e2e", needs: "build", command: "playwright test", report: "test-results/e2e.xml" }],
  [
    // Checks all files, not only those of Astro, with the types that the build has written.
    { name: "types", needs: "build", command: "astro check --noSync" },
    { ...runVitest("site", "--project site"), needs: "build" },
    // Runs in a copy.
    { name: "rehearsal", command: "node tests/rehearsal/run.ts --short" },
  ],
];

function runVitest(name: string, args: string): Step {
  const report = `test-results/${name}.xml`;
  const reporters = `--reporter=default --reporter=junit --outputFile.junit=${report}`;
  return { name, command: `vitest run ${args} ${reporters}`, report };
}

// All steps, or those named with what they need: npm test -- site
const argumentNames = process.argv.slice(2);
const stepNames = steps.flat().map(({ name }) => name);
if (argumentNames.some((name) => !stepNames.includes(name))) {
  console.error(`There are the steps ${stepNames.join(", ")}.`);
  process.exit(2);
}
const wantedNames = steps
  .flat()
  .filter(({ name }) => argumentNames.length === 0 || argumentNames.includes(name))
  .flatMap(({ name, needs }) => [name, needs]);
const chosenSteps = steps.map((group) => group.filter(({ name }) => wantedNames.includes(name)));
process.chdir(projectRoot);
process.env.ASTRO_TELEMETRY_DISABLED = "1";
process.exitCode = (await runSteps(chosenSteps)) ? 0 : 1;
