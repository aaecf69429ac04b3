import { expect, test } from "vitest";
import { removeDuplicateIssues } from "./content-issue.ts";

test("an issue is reported once in whatever order its properties are", () => {
  const issue = { path: "content/facts.yaml", line: 3, key: "currency", message: "is missing" };
  const { message, ...place } = issue;
  expect(removeDuplicateIssues([issue, { message, ...place }])).toHaveLength(1);
});

test("an issue of another severity, line or key is another one", () => {
  const issue = { path: "content/facts.yaml", line: 3, key: "currency", message: "is missing" };
  const others = [{ severity: "warning" as const }, { line: 4 }, { key: "legal" }];
  const issues = [issue, ...others.map((other) => ({ ...issue, ...other }))];
  expect(removeDuplicateIssues(issues)).toEqual(issues);
});
