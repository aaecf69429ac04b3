import { expect, test } from "vitest";
import { createEditorError, removeDuplicateIssues } from "./content-issue.ts";

test("an issue is reported once, in any order of its properties", () => {
  const issue = { path: "content/facts.yaml", line: 3, key: "currency", message: "is missing" };
  const { message, ...place } = issue;
  expect(removeDuplicateIssues([issue, { message, ...place }])).toHaveLength(1);
});

test("an issue with another severity, line or key is a different one", () => {
  const issue = { path: "content/facts.yaml", line: 3, key: "currency", message: "is missing" };
  const otherChanges = [{ severity: "warning" as const }, { line: 4 }, { key: "legal" }];
  const issues = [issue, ...otherChanges.map((change) => ({ ...issue, ...change }))];
  expect(removeDuplicateIssues(issues)).toEqual(issues);
});

test("an error for editors has no stack", () => {
  const error = createEditorError("document: 9 of 5 bytes");
  expect(error.stack).toBe(error.message);
});
