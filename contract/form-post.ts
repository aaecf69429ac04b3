/**
 * Fields that only form posts (without JavaScript) have: the language to answer in, the language in which
 * to show the form instead of sending it, an idempotency key, and the English form's own checkbox for use
 * in an organisation.
 */
export const formOnlyFields = {
  language: "language",
  switchTo: "switchTo",
  idempotencyKey: "idempotencyKey",
  organizationInterest: "hasOrganizationUsageInterest",
} as const;
