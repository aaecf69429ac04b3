/** Names of the brand's values, which any text may use in braces. */
export const brandNames = [
  "product",
  "productPossessive",
  "legalName",
  "registrationNumber",
  "vatNumber",
  "register",
  "representative",
  "street",
  "postalCode",
  "city",
  "country",
  "phone",
  "email",
  "privacyEmail",
  "salesEmail",
  "pressEmail",
] as const;

export type BrandName = (typeof brandNames)[number];

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
