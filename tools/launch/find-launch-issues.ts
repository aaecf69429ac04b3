import { projectRoot } from "../project.ts";
import { findContentIssues, readRetentionDays } from "./find-content-issues.ts";
import { findSettingIssues } from "./find-setting-issues.ts";
import type { LaunchIssue } from "./launch-issue.ts";

/** All that is open before a launch with these settings, such as those of the environment. */
export function findLaunchIssues(settings: Record<string, string | undefined>): LaunchIssue[] {
  return [
    ...findContentIssues(projectRoot),
    ...findSettingIssues(settings, readRetentionDays(projectRoot)),
  ];
}
