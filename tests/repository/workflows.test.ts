import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { createTempFolder, writeFiles } from "#tests/harness/temp-folder.ts";

const folder = ".github/workflows";
const workflows = readdirSync(folder).map((name) => readFileSync(`${folder}/${name}`, "utf8"));

test("workflows pin every action by commit, with its version beside it", () => {
  const usedActions = workflows.flatMap((text) =>
    [...text.matchAll(/uses: *(.*)/g)].map(([, a]) => a),
  );
  const actions = usedActions.filter((name) => !name?.startsWith("./.github/workflows/"));
  expect(actions.length).toBeGreaterThan(0);
  for (const action of actions) expect(action).toMatch(/^[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

interface Job {
  name: string;
  needs?: string | string[];
  if?: string;
  steps: { id?: string; if?: string; run?: string }[];
}
const getJobs = (file: string): Record<string, Job> =>
  parse(readFileSync(`${folder}/${file}`, "utf8")).jobs;

describe("the checks that docs/operations.md requires for merging", () => {
  const ci = getJobs("ci.yaml");

  test("are jobs that no path keeps from running", () => {
    const required = ["site", "tests"];
    const jobs = Object.values({ ...ci, ...getJobs("site.yaml") });
    const unconditional = jobs.filter((job) => (job.if ?? "always()") === "always()");
    expect(unconditional.map(({ name }) => name)).toEqual(expect.arrayContaining(required));
    for (const text of workflows) expect(text).not.toMatch(/^\s+paths(-ignore)?:/m);
  });

  test("sum up every other job, one that failed or was cancelled", () => {
    const { tests, ...otherJobs } = ci;
    expect(tests?.needs).toEqual(Object.keys(otherJobs));
    for (const state of ["failure", "cancelled"]) {
      expect(tests?.steps[0]?.if).toContain(`contains(needs.*.result, '${state}')`);
    }
  });
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

describe("the release of a tag", () => {
  const { publish } = getJobs("release.yaml");

  test("has the section of the changelog as its notes", () => {
    const releases =
      "## 1.2.0 - 2026-11-26\n\n- New,\n  and good\n- Newer\n\n## 1.1.0 - 2026-11-23\n\n- Old\n";
    const cwd = createTempFolder();
    writeFiles(cwd, { "CHANGELOG.md": `# Changelog\n\n## Unreleased\n\n${releases}` });
    const run = publish?.steps.find(({ id }) => id === "notes")?.run ?? "exit 1";
    const env = { PATH: process.env.PATH, GITHUB_REF_NAME: "1.2.0", RUNNER_TEMP: cwd };
    expect(spawnSync("bash", ["-e", "-c", run], { cwd, env }).status).toBe(0);
    expect(readFileSync(join(cwd, "notes.md"), "utf8").trim()).toBe("- New, and good\n- Newer");
  });
});
