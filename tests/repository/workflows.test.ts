import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const folder = ".github/workflows";
const workflows = readdirSync(folder).map((name) => readFileSync(`${folder}/${name}`, "utf8"));

it("pins every action by its commit, with the version beside it", () => {
  const actions = workflows.flatMap((text) => [...text.matchAll(/uses: *(.*)/g)].map(([, a]) => a));
  expect(actions.length).toBeGreaterThan(0);
  for (const action of actions) expect(action).toMatch(/^[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});
