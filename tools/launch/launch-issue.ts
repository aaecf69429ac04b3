/** A point that is open before the launch of a real site. */
export interface LaunchIssue {
  kind: "mistake" | "sample" | "fact" | "legal" | "expiry" | "setting";
  /** "file:line", or the name of a setting. */
  location: string;
  /** What is open, in a few words. */
  what: string;
}
