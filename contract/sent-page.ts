/** What tells the page "message sent" which message it was, in its address. */
export const referenceParameter = "reference";
