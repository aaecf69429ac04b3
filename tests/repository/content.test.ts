import { expect, test } from "vitest";
import { readContentIssues } from "#tools/content/content-issues";
import { projectRoot } from "#tools/project";
import { formatIssues } from "../harness/read-lines.ts";

test("the content has no errors and no warnings", () => {
  const issues = readContentIssues(projectRoot);
  expect([...formatIssues(issues, "error"), ...formatIssues(issues, "warning")]).toEqual([]);
});
