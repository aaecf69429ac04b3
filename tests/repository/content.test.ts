import { expect, test } from "vitest";
import { readContentFiles } from "#tools/content/content-files";
import { readContentIssues } from "#tools/content/content-issues";
import { projectRoot } from "#tools/project";
import { linesOf } from "../harness/read-lines.ts";

test("finds the content files", () => {
  const paths = readContentFiles(projectRoot).map(({ path }) => path);
  expect(paths).toContain("content/messages/en.yaml");
});

test("the content has no errors and no warnings", () => {
  const issues = readContentIssues(projectRoot);
  expect([...linesOf(issues, "error"), ...linesOf(issues, "warning")]).toEqual([]);
});
