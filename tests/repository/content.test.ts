import { expect, test } from "vitest";
import { formatIssues } from "#tests/harness/format-issues.ts";
import { readContentIssues } from "#tools/content/content-issues.ts";
import { projectRoot } from "#tools/project.ts";

test("the content has no errors and no warnings", () => {
  const issues = readContentIssues(projectRoot);
  expect([...formatIssues(issues, "error"), ...formatIssues(issues, "warning")]).toEqual([]);
});
