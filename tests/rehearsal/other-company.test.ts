import { cpSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { formatIssues } from "#tests/harness/format-issues.ts";
import { createTempFolder } from "#tests/harness/temp-folder.ts";
import { readContentIssues } from "#tools/content/content-issues.ts";
import { findContentLaunchIssues } from "#tools/launch/find-content-launch-issues.ts";
import { projectRoot } from "#tools/project.ts";
import { companies, writeCompany } from "./other-company.ts";

test.each(Object.entries(companies))("its content could go live: %s", (_, company) => {
  const root = createTempFolder();
  cpSync(join(projectRoot, "content"), join(root, "content"), { recursive: true });
  writeCompany(root, company);
  const issues = readContentIssues(root);
  expect([...formatIssues(issues, "error"), ...formatIssues(issues, "warning")]).toEqual([]);
  expect(findContentLaunchIssues(root)).toEqual([]);
});
