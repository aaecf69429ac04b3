/** The names of the brand's words, which may stand in braces in any text. */
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
