/**
 * Fields that only form posts (sent without script) carry beside the wire's own: the language to
 * answer in, one in which the visitor wants to read the form instead of sending it, a key for repeated
 * sends, and the English form's own checkbox for use in an organisation.
 */
export const formOnlyFields = {
  language: "language",
  switchTo: "switchTo",
  idempotencyKey: "idempotencyKey",
  organizationInterest: "hasOrganizationUsageInterest",
} as const;
