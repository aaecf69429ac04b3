import { projectRoot } from "../project.ts";
import { findContentLaunchIssues, readRetentionDays } from "./find-content-launch-issues.ts";
import { findSettingIssues } from "./find-setting-issues.ts";
import type { LaunchIssue } from "./launch-issue.ts";

/** All that is open before a launch with these settings, such as those of the environment. */
export function findLaunchIssues(settings: Record<string, string | undefined>): LaunchIssue[] {
  return [
    ...findContentLaunchIssues(projectRoot),
    ...findSettingIssues(settings, readRetentionDays(projectRoot)),
  ];
}
