import { expect, test } from "vitest";
import { readContentFiles } from "#tools/content/content-files";
import { readContentProblems } from "#tools/content/content-problems";
import { projectRoot } from "#tools/project";

test("finds the content files", () => {
  const paths = readContentFiles(projectRoot).map(({ path }) => path);
  expect(paths).toContain("content/messages/en.yaml");
});

test("the content has no problems and no warnings", () => {
  expect(readContentProblems(projectRoot)).toMatchObject({ problems: [], warnings: [] });
});
