import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readEnv } from "../server/env.ts";
import { buildSite } from "./build-site.ts";
import { packageProgram, projectRoot } from "./project.ts";
import { runCommand } from "./run-command.ts";
import { playwrightCounts, type TestCounts, vitestCounts } from "./test-counts.ts";

// Everything that continuous integration runs, behind `npm test`. The last line of its output is
// "N passed, N failed": tests are counted one by one, other steps as one each.

const reports = mkdtempSync(join(tmpdir(), "idi-reports-"));
const total: TestCounts = { passed: 0, failed: 0 };
const passed: TestCounts = { passed: 1, failed: 0 };
const failed: TestCounts = { passed: 0, failed: 1 };

const program = (name: string, ...args: string[]) =>
  runCommand(process.execPath, [packageProgram(name), ...args], {
    cwd: projectRoot,
    env: {
      ASTRO_TELEMETRY_DISABLED: "1",
      PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, "playwright.json"),
    },
  });

async function step(name: string, run: () => Promise<TestCounts>): Promise<boolean> {
  const start = Date.now();
  console.log(`\n=== ${name}`);
  let counts: TestCounts;
  try {
    counts = await run();
  } catch (error) {
    console.error(error);
    counts = failed;
  }
  total.passed += counts.passed;
  total.failed += counts.failed;
  const seconds = ((Date.now() - start) / 1000).toFixed(0);
  console.log(`=== ${name}: ${counts.failed ? "FAILED" : "ok"} after ${seconds} s`);
  return counts.failed === 0;
}

const verdict = async (code: Promise<number>) => ((await code) === 0 ? passed : failed);

async function vitest(...projects: string[]): Promise<TestCounts> {
  const report = join(reports, `${projects[0]}.json`);
  const options = projects.flatMap((project) => ["--project", project]);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const code = await program("vitest", "run", ...options, ...reporters);
  return vitestCounts(readFileSync(report, "utf8"), code);
}

await step("types of pages", () => verdict(program("astro", "check")));
await step("types of code", () => verdict(program("tsc", "--noEmit")));
await step("lint", () => verdict(program("biome", "ci", "--error-on-warnings", ".")));
await step("unit tests", () => vitest("unit", "unit:dom"));
if (await step("build", () => verdict(buildSite(readEnv())))) {
  await step("checks", () => vitest("checks"));
  await step("end-to-end tests", async () => {
    const code = await program("playwright", "test", "--reporter=list,json");
    return playwrightCounts(readFileSync(join(reports, "playwright.json"), "utf8"), code);
  });
}

console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
