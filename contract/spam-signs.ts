/** Extra fields of every form, by which spam is recognised. */
export const spamFields = {
  /**
   * The honeypot: a hidden text field. Its name means nothing to browsers and password managers, which
   * fill in what they know by name.
   */
  honeypot: "topic",
  /** How long the page had been open, in milliseconds. Only JavaScript can tell. */
  pageOpenMs: "pageOpenMs",
} as const;

/** The shortest time for which a page is open before a person sends its form, in milliseconds. */
export const minPageOpenMs = 2000;

/**
 * Why a submission is spam, as stored and shown: the honeypot was filled in, or it was sent too fast.
 */
export type SpamReason = "trap-filled" | "too-fast";

/**
 * Finds why input (of a form post, or a JSON object) is spam; `null` if it is not. Input without a time, as of form
 * posts and honest programs, is judged by the honeypot alone.
 */
export function findSpamReason(sent: unknown): SpamReason | null {
  if (typeof sent !== "object" || sent === null) return null;
  const { [spamFields.honeypot]: honeypot, [spamFields.pageOpenMs]: pageOpenMs } = sent as Record<
    string,
    unknown
  >;
  if (honeypot !== undefined && honeypot !== null && honeypot !== "") return "trap-filled";
  if (typeof pageOpenMs === "number" && pageOpenMs < minPageOpenMs) return "too-fast";
  return null;
}
