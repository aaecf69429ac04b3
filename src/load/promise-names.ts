/** Names of the promises in the facts, which any text may use in braces. */
export const promiseNames = [
  "freePlan",
  "billing",
  "consumerPrice",
  "facilitator",
  "facilitatorFee",
  "confidentiality",
  "purpose",
  "retention",
] as const;

export type PromiseName = (typeof promiseNames)[number];
