import { execFileSync, spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { program } from "commander";
import { copyProject } from "#tests/harness/copy-project.ts";
import { resolvePackageBin } from "#tools/project.ts";
import { type Company, companies, writeCompany } from "./other-company.ts";

// Replaces the content of copies of the project by that of another company, as an owner would, and runs the tests on
// them; the short form runs a part, on one. Nothing in it may need a change of code or tests. A copy with a failure is
// kept, and its folder logged.

/** A program of the project, or of a package, to run in the copy, with its arguments. */
type Run = [program: string, ...args: string[]];

const stepsOnPages = ["build", "unit", "site", "e2e"];

/** All of `npm test`, without this, on one company; on the others what depends on their content. */
const fullRun: Record<keyof typeof companies, Run> = {
  small: ["tools/test/run-tests.ts", "types", "lint", "resilience", ...stepsOnPages],
  larger: ["tools/test/run-tests.ts", ...stepsOnPages],
};

/** The tests that find most quickly that a test knows a sentence, or that a page cannot take another one. */
const shortRun: Run[] = [
  ["tools/build/run-build.ts"],
  [resolvePackageBin("vitest"), "run", "--project", "site"],
];

const { short } = program
  .name("npm run rehearsal --")
  .description("Runs the tests on copies of the project with the content of another company.")
  .option("--short", "runs a part of them, on one copy")
  .parse()
  .opts<{ short?: true }>();
const statuses = short
  ? [runWithCompany(companies.larger, shortRun)]
  : [
      runWithCompany(companies.small, [fullRun.small]),
      runWithCompany(companies.larger, [fullRun.larger]),
    ];
process.exitCode = Math.max(...statuses);

function runWithCompany(company: Company, runs: Run[]): number {
  const root = prepareRehearsal(company);
  for (const [program, ...args] of runs) {
    const { status } = spawnSync(process.execPath, [resolve(root, program), ...args], {
      cwd: root,
      stdio: ["ignore", "inherit", "inherit"],
    });
    if (status !== 0) {
      console.error(`The content of another company lies in ${root}: ${program} failed there.`);
      return status ?? 1;
    }
  }
  rmSync(root, { recursive: true });
  return 0;
}

/** Copies the project with the content of another company, and returns the folder. */
function prepareRehearsal(company: Company): string {
  const root = copyProject();
  writeCompany(root, company);
  // Its texts are as long as they may be: they cannot be made longer once more.
  rmSync(join(root, "tests/rehearsal/other-company.test.ts"));
  // Needed after every change of the company's name.
  execFileSync(process.execPath, ["tools/notices.ts"], { cwd: root, stdio: "inherit" });
  const git = (...args: string[]) => execFileSync("git", args, { cwd: root });
  git("init", "--quiet");
  git("add", ".");
  const author = ["-c", "user.name=Rehearsal", "-c", "user.email=rehearsal@example.com"];
  git(...author, "commit", "--quiet", "--no-verify", "--message", "Another company");
  return root;
}
