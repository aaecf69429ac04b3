/** Fields that each form has beside its own, by which programs that fill in forms give themselves away. */
export const spamFields = {
  /**
   * Text that no person fills in: the field is never shown. The name means nothing to browsers and
   * password managers, which fill in what they know by name.
   */
  honeypot: "topic",
  /** How long the page had been open, in milliseconds. Only a script can tell. */
  pageOpen: "pageOpenMs",
} as const;

/** For how long a page must have been open before it sends a form, in milliseconds. */
export const leastPageOpen = 2000;

/** What gave a program away, as it is stored and shown: the honeypot was filled in, or the time. */
export type SpamReason = "trap-filled" | "too-fast";

/**
 * Why what was sent (an object of fields, a form post's or JSON) is spam; `null` if it is not. What
 * tells no time, as posts without script and other programs of good will, is judged by the honeypot
 * alone.
 */
export function spamReasonOf(sent: unknown): SpamReason | null {
  if (typeof sent !== "object" || sent === null) return null;
  const { [spamFields.honeypot]: honeypot, [spamFields.pageOpen]: pageOpen } = sent as Record<
    string,
    unknown
  >;
  if (honeypot !== undefined && honeypot !== null && honeypot !== "") return "trap-filled";
  if (typeof pageOpen === "number" && pageOpen < leastPageOpen) return "too-fast";
  return null;
}
