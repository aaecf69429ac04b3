import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { createTempFolder, writeFiles } from "#tests/harness/temp-folder.ts";

interface Job {
  needs?: string | string[];
  steps: { id?: string; if?: string; run?: string }[];
}
const getJobs = (file: string): Record<string, Job> =>
  parse(readFileSync(`.github/workflows/${file}`, "utf8")).jobs;

test("the check to require for merging sums up every other job, one that failed or was cancelled", () => {
  const { tests, ...otherJobs } = getJobs("ci.yaml");
  expect(tests?.needs).toEqual(Object.keys(otherJobs));
  for (const state of ["failure", "cancelled"]) {
    expect(tests?.steps[0]?.if).toContain(`contains(needs.*.result, '${state}')`);
  }
});

test("workflows annotate content mistakes at their lines, and no outdated translation", () => {
  const { problemMatcher } = JSON.parse(readFileSync(".github/content-problems.json", "utf8"));
  const { regexp, ...groups } = problemMatcher[0].pattern[0];
  const matchLine = (line: string) => new RegExp(regexp).exec(line)?.slice(1);
  const matchedGroups = [
    "content/pages/faq/sv.yaml",
    "16",
    "items.plan.answer: the Swedish text is missing",
  ];
  expect(groups).toEqual({ file: 1, line: 2, message: 3 });
  expect(matchLine(`  ${matchedGroups.join(":").replace("16:", "16: ")}`)).toEqual(matchedGroups);
  expect(matchLine(`  missing             ${matchedGroups[0]}:16: ${matchedGroups[2]}`)).toEqual(
    matchedGroups,
  );
  expect(
    matchLine(`  older than English  ${matchedGroups[0]}:16: ${matchedGroups[2]}`),
  ).toBeUndefined();
});

test("the release of a tag has the section of the changelog as its notes", () => {
  const releases =
    "## 1.2.0 - 2026-11-26\n\n- New,\n  and good\n- Newer\n\n## 1.1.0 - 2026-11-23\n\n- Old\n";
  const cwd = createTempFolder();
  writeFiles(cwd, { "CHANGELOG.md": `# Changelog\n\n## Unreleased\n\n${releases}` });
  const { publish } = getJobs("release.yaml");
  const run = publish?.steps.find(({ id }) => id === "notes")?.run ?? "exit 1";
  const env = { PATH: process.env.PATH, GITHUB_REF_NAME: "1.2.0", RUNNER_TEMP: cwd };
  expect(spawnSync("bash", ["-e", "-c", run], { cwd, env }).status).toBe(0);
  expect(readFileSync(join(cwd, "notes.md"), "utf8").trim()).toBe("- New, and good\n- Newer");
});
