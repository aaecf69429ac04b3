/**
 * Fields that only form posts (sent without script) carry beside the wire's own: the language to
 * answer in, and the English form's own checkbox for use in an organisation.
 */
export const formOnlyFields = {
  language: "language",
  idempotencyKey: "idempotencyKey",
  organizationInterest: "hasOrganizationUsageInterest",
} as const;
