/** Marks a hidden sentence of a built page with the name of the value that the server fills into its `b`. */
export const serverValueAttribute = "data-server-value";

/** The names of these values, which the sentence has in braces. */
export const serverValues = {
  /** On the page "message sent": the reference. */
  reference: "reference",
  /** On the form error page: the time after which to try again. */
  wait: "time",
} as const;
