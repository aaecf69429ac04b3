import { expect, test } from "vitest";
import { formatIssues } from "#tests/harness/read-lines";
import { readContentIssues } from "#tools/content/content-issues";
import { projectRoot } from "#tools/project";

test("the content has no errors and no warnings", () => {
  const issues = readContentIssues(projectRoot);
  expect([...formatIssues(issues, "error"), ...formatIssues(issues, "warning")]).toEqual([]);
});
