import type { ContentIssue } from "#load/content-issue.ts";

/** An issue that is open before the launch of a real site; the key of one in no file is a setting. */
export interface LaunchIssue extends ContentIssue {
  kind: "mistake" | "sample" | "fact" | "legal" | "expiry" | "setting";
}
