/**
 * Places in pages of the build that the server fills in, by the name of the value that the sentence
 * around has in braces.
 */
export const slots = {
  /** On the page "message sent": what the message is known by. */
  reference: "reference",
  /** On the page for mending: after which time to send again. */
  wait: "time",
} as const;
