/** What tells the page "message sent" which message it was, in its address. */
export const referenceParameter = "reference";

/** On an empty element of that page: how to tell `{reference}`. The server writes it into the element. */
export const referenceAttribute = "data-reference";
