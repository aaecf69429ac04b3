import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const folder = ".github/workflows";
const workflows = readdirSync(folder).map((name) => readFileSync(`${folder}/${name}`, "utf8"));

test("workflows pin every action by commit, with its version beside it", () => {
  const actions = workflows.flatMap((text) => [...text.matchAll(/uses: *(.*)/g)].map(([, a]) => a));
  expect(actions.length).toBeGreaterThan(0);
  for (const action of actions) expect(action).toMatch(/^[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
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
