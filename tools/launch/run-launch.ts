import { createProgram, runProgram } from "#server/cli/program.ts";
import { findLaunchIssues } from "./find-launch-issues.ts";
import { formatLaunchIssues } from "./format-launch-issues.ts";

export const program = createProgram(
  "launch",
  "Lists what is missing before this checkout is a real site: samples, facts that only the owner " +
    "knows, legal texts that no lawyer has confirmed, settings. The exit status is 1 while something " +
    "is open.",
).action(() => {
  const issues = findLaunchIssues(process.env);
  console.log(formatLaunchIssues(issues).join("\n"));
  if (issues.length > 0) process.exitCode = 1;
});

if (import.meta.main) await runProgram(program);
