/** Fields that each form has beside its own, by which programs that fill in forms give themselves away. */
export const robotFields = {
  /**
   * Text that no person fills in: the field is never shown. The name means nothing to browsers and
   * password managers, which fill in what they know by name.
   */
  trap: "topic",
  /** How long the page had been open, in milliseconds. Only a script can tell. */
  pageOpen: "pageOpenMs",
} as const;

/** For how long a page must have been open before it sends a form, in milliseconds. */
export const leastPageOpen = 2000;

/** What gave a program away. */
export type RobotReason = "trap-filled" | "too-fast";

/**
 * Whether what was sent (an object of fields, a form post's or JSON) shows a program's hand. What
 * tells no time, as posts without script and other programs of good will, is judged by the trap alone.
 */
export function findRobot(sent: unknown): RobotReason | null {
  if (typeof sent !== "object" || sent === null) return null;
  const { [robotFields.trap]: trap, [robotFields.pageOpen]: pageOpen } = sent as Record<
    string,
    unknown
  >;
  if (trap !== undefined && trap !== null && trap !== "") return "trap-filled";
  if (typeof pageOpen === "number" && pageOpen < leastPageOpen) return "too-fast";
  return null;
}
