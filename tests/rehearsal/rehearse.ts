import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { resolve } from "node:path";
import { resolvePackageBin } from "#tools/project";
import { type Company, companies } from "./other-company.ts";
import { prepareRehearsal } from "./prepare-rehearsal.ts";

/** A program of the project, or of a package, to run in the copy, with its arguments. */
type Run = [program: string, ...args: string[]];

const stepsOnPages = ["build", "unit", "site", "e2e"];

/** All of `npm test`, without this, on one company; on the others what depends on their content. */
const wholeForm: Record<keyof typeof companies, Run> = {
  small: ["tools/test.ts", "types", "lint", "resilience", ...stepsOnPages],
  larger: ["tools/test.ts", ...stepsOnPages],
};

/**
 * The tests that find most quickly that a test knows a sentence, or that a page cannot take another one.
 */
const shortForm: Run[] = [
  ["tools/build.ts"],
  [resolvePackageBin("vitest"), "run", "--project", "site"],
  [
    resolvePackageBin("@playwright/test", "playwright"),
    "test",
    "layout.spec",
    "pricing.spec",
    "home.spec",
  ],
];

/**
 * Replaces the content of copies of the project by that of another company, as an owner would, and runs
 * the tests on them; the short form runs a part, on one. Nothing in it may need a change of code or
 * tests. Returns 0 if all pass; a copy with a failure is kept, and its directory logged.
 */
export function rehearse(form: "whole" | "short"): number {
  if (form === "short") return tryOn(companies.larger, shortForm);
  const small = tryOn(companies.small, [wholeForm.small]);
  const larger = tryOn(companies.larger, [wholeForm.larger]);
  return Math.max(small, larger);
}

function tryOn(company: Company, runs: Run[]): number {
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
