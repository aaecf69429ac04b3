/** Values that the server fills into built pages, by their name in the braces of the sentence. */
export const serverValues = {
  /** On the page "message sent": the reference. */
  reference: "reference",
  /** On the form error page: the time after which to try again. */
  wait: "time",
} as const;
