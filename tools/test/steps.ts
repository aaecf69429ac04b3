import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { buildSite } from "../build-site.ts";
import { provideChromium } from "../chromium/chromium.ts";
import { packageProgram, projectRoot } from "../project.ts";
import { runCommand } from "../run-command.ts";
import {
  type Counts,
  judgeRun,
  readPlaywright,
  readVitest,
  type StepResult,
} from "./test-reports.ts";

/** A part of the whole test run. It is left out if the step that it needs has failed. */
export interface Step {
  name: string;
  needs?: string;
  run: () => Promise<StepResult>;
}

const resilienceConfig = "tests/resilience/vitest.config.ts";

/**
 * Everything that has to hold, in the order in which it is tried. The steps of a group run at the same
 * time, where one alone would leave a core unused: only such that share no files.
 */
export const steps: Step[][] = [
  [
    {
      name: "lint",
      run: async () =>
        asCounts(await runTool(["@biomejs/biome", "biome"], ["ci", "--error-on-warnings", "."])),
    },
    // Before the unit tests, one of which builds a copy and takes over what this one has prepared.
    { name: "build", run: async () => asCounts(await buildSite()) },
  ],
  [
    { name: "unit", run: () => runVitest("unit", "--project", "unit*") },
    // Mostly waits in its short form.
    { name: "resilience", run: () => runVitest("resilience", "--config", resilienceConfig) },
  ],
  [{ name: "e2e", needs: "build", run: runPlaywright }],
  [
    // Every file, not those of Astro alone, with the types that the build has written.
    {
      name: "types",
      needs: "build",
      run: async () => asCounts(await runTool("astro", ["check", "--noSync"])),
    },
    { name: "site", needs: "build", run: () => runVitest("site", "--project", "site") },
    // In a copy.
    { name: "rehearsal", run: async () => asCounts(await runRehearsal()) },
  ],
];

async function runVitest(name: string, ...args: string[]): Promise<StepResult> {
  const report = reportFile(`vitest-${name}.json`);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const code = await runTool("vitest", ["run", ...reporters, ...args]);
  return judgeRun(readVitest(JSON.parse(readFileSync(report, "utf8"))), code);
}

async function runPlaywright(): Promise<StepResult> {
  const report = reportFile("playwright.json");
  // CI uploads test-results when it is red: there one opens a report, here the files.
  const reporters = process.env.CI ? "list,json,html" : "list,json";
  const code = await runTool("playwright", ["test", `--reporter=${reporters}`], {
    CHROMIUM_PATH: await provideChromium(),
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    PLAYWRIGHT_HTML_OUTPUT_DIR: join(projectRoot, "test-results/report"),
    PLAYWRIGHT_HTML_OPEN: "never",
  });
  return judgeRun(readPlaywright(JSON.parse(readFileSync(report, "utf8"))), code);
}

function runRehearsal(): Promise<number> {
  return runCommand(process.execPath, ["tests/rehearsal/run.ts", "--short"], { cwd: projectRoot });
}

/** Runs a program by its package and name, or that of a package of the same name. */
function runTool(
  name: string | [packageName: string, program: string],
  args: string[],
  env: Record<string, string> = {},
): Promise<number> {
  const program = typeof name === "string" ? packageProgram(name) : packageProgram(...name);
  return runCommand(process.execPath, [program, ...args], {
    cwd: projectRoot,
    env: { ASTRO_TELEMETRY_DISABLED: "1", ...env },
  });
}

/** A place for a report, without one of an earlier run. */
function reportFile(name: string): string {
  const folder = join(projectRoot, "test-results");
  mkdirSync(folder, { recursive: true });
  const file = join(folder, name);
  rmSync(file, { force: true });
  return file;
}

function asCounts(exitCode: number): Counts {
  return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}
