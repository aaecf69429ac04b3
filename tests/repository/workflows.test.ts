import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { tempFolder, writeFiles } from "../harness/temp-folder.ts";

const folder = ".github/workflows";
const workflows = readdirSync(folder).map((name) => readFileSync(`${folder}/${name}`, "utf8"));

test("workflows pin every action by commit, with its version beside it", () => {
  const used = workflows.flatMap((text) => [...text.matchAll(/uses: *(.*)/g)].map(([, a]) => a));
  const actions = used.filter((name) => !name?.startsWith("./.github/workflows/"));
  expect(actions.length).toBeGreaterThan(0);
  for (const action of actions) expect(action).toMatch(/^[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

interface Job {
  name: string;
  needs?: string | string[];
  if?: string;
  steps: { id?: string; if?: string; run?: string }[];
}
const jobsOf = (file: string): Record<string, Job> =>
  parse(readFileSync(`${folder}/${file}`, "utf8")).jobs;

describe("the checks that docs/operations.md requires for merging", () => {
  const ci = jobsOf("ci.yaml");

  test("are jobs that no path keeps from running", () => {
    const required = ["site", "tests"];
    const jobs = Object.values({ ...ci, ...jobsOf("site.yaml") });
    const unconditional = jobs.filter((job) => (job.if ?? "always()") === "always()");
    expect(unconditional.map(({ name }) => name)).toEqual(expect.arrayContaining(required));
    for (const text of workflows) expect(text).not.toMatch(/^\s+paths(-ignore)?:/m);
  });

  test("sum up every other job, one that failed or was cancelled", () => {
    const { tests, ...others } = ci;
    expect(tests?.needs).toEqual(Object.keys(others));
    for (const state of ["failure", "cancelled"]) {
      expect(tests?.steps[0]?.if).toContain(`contains(needs.*.result, '${state}')`);
    }
  });

  test.each([
    ["pull_request", ["content/a.yaml"], "false"],
    ["pull_request", ["content/a.yaml", "src/b.ts"], "true"],
    ["pull_request", ["docs/content/c.md"], "true"],
    ["push", ["content/a.yaml"], "true"],
  ])("say of a %s that changes %j whether it is code: %s", (event, files, code) => {
    const cwd = tempFolder();
    const run = (command: string, args: string[]) => {
      const who = { GIT_CONFIG_GLOBAL: "/dev/null", GITHUB_OUTPUT: join(cwd, ".git/output") };
      const env = { PATH: process.env.PATH, ...who, EVENT: event };
      const { status, stderr } = spawnSync(command, args, { cwd, env, encoding: "utf8" });
      expect(status, stderr).toBe(0);
    };
    const git = (...args: string[]) =>
      run("git", ["-c", "user.name=a", "-c", "user.email=a@idi.example", ...args]);
    git("init", "--quiet", "--initial-branch=main");
    git("commit", "--quiet", "--allow-empty", "--message=Begin");
    git("switch", "--quiet", "--create", "change");
    for (const file of files) writeFiles(cwd, { [file]: "a" });
    git("add", "--all");
    git("commit", "--quiet", "--message=Change");
    git("switch", "--quiet", "main");
    git("merge", "--quiet", "--no-ff", "--no-edit", "change");
    const compare = ci.changes?.steps.find(({ id }) => id === "compare");
    run("bash", ["-e", "-c", compare?.run ?? "exit 1"]);
    expect(readFileSync(join(cwd, ".git/output"), "utf8")).toBe(`code=${code}\n`);
  });
});

test("workflows annotate content mistakes at their lines, and no outdated translation", () => {
  const { problemMatcher } = JSON.parse(readFileSync(".github/content-problems.json", "utf8"));
  const { regexp, ...groups } = problemMatcher[0].pattern[0];
  const read = (line: string) => new RegExp(regexp).exec(line)?.slice(1);
  const found = [
    "content/pages/faq/sv.yaml",
    "16",
    "items.plan.answer: the Swedish text is missing",
  ];
  expect(groups).toEqual({ file: 1, line: 2, message: 3 });
  expect(read(`  ${found.join(":").replace("16:", "16: ")}`)).toEqual(found);
  expect(read(`  missing             ${found[0]}:16: ${found[2]}`)).toEqual(found);
  expect(read(`  older than English  ${found[0]}:16: ${found[2]}`)).toBeUndefined();
});

describe("the release of a tag", () => {
  const jobs = jobsOf("release.yaml");
  const changelog =
    "# Changelog\n\n## Unreleased\n\n## 1.2.0 - 2026-11-26\n\n- New,\n  and good\n- Newer\n\n## 1.1.0 - 2026-11-23\n\n- Old\n";

  function runStep(job: string, id: string, tag: string) {
    const cwd = tempFolder();
    writeFiles(cwd, { "package.json": '{ "version": "1.2.0" }', "CHANGELOG.md": changelog });
    const run = jobs[job]?.steps.find((step) => step.id === id)?.run ?? "exit 99";
    const env = { PATH: process.env.PATH, GITHUB_REF_NAME: tag, RUNNER_TEMP: cwd };
    const { status } = spawnSync("bash", ["-e", "-c", run], { cwd, env });
    return { status, cwd };
  }

  test.each([
    ["1.2.0", 0],
    ["1.1.0", 1],
    ["1.3.0", 1],
  ])(
    "needs the same version %s in package.json and as the newest of the changelog",
    (tag, status) => {
      expect(runStep("version", "agree", tag).status).toBe(status);
    },
  );

  test("has the section of the changelog as its notes", () => {
    const { status, cwd } = runStep("publish", "notes", "1.2.0");
    expect(status).toBe(0);
    expect(readFileSync(join(cwd, "notes.md"), "utf8").trim()).toBe("- New, and good\n- Newer");
  });

  test("waits for all tests", () => {
    expect(jobs.tests).toMatchObject({ needs: "version", uses: "./.github/workflows/ci.yaml" });
    expect(jobs.publish?.needs).toBe("tests");
  });
});
