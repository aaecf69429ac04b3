/**
 * Slots of built pages that the server fills in, by the name of the value in the braces of their
 * sentence.
 */
export const slots = {
  /** On the page "message sent": the reference. */
  reference: "reference",
  /** On the form error page: the time after which to try again. */
  wait: "time",
} as const;
