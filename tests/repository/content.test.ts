import { expect, test } from "vitest";
import { readContentFiles } from "#tools/content/content-files";
import { readContentProblems } from "#tools/content/content-problems";
import { projectRoot } from "#tools/project";

test("finds the content", () => {
  const paths = readContentFiles(projectRoot).map(({ path }) => path);
  expect(paths).toContain("content/messages/en.yaml");
});

test("leaves nothing that a release must not have", () => {
  expect(readContentProblems(projectRoot)).toMatchObject({ problems: [], warnings: [] });
});
