import type { Prospect } from "./prospect.ts";

/**
 * Fields that only form posts (sent without script) carry beside the wire's own: the language to
 * answer in, and the English form's own checkbox for use in an organisation.
 */
export const formOnlyFields = {
  language: "language",
  idempotencyKey: "idempotencyKey",
  organizationInterest: "hasOrganizationUsageInterest",
} as const;

const flags = [
  "hasFacilitatorUsageInterest",
  "hasTeamUsageInterest",
  "hasPersonalUsageInterest",
  "hasApprovedPrivacyPolicy",
] as const satisfies (keyof Prospect)[];

/**
 * Turns an url-encoded form into the wire's shape: a checkbox that is present is true, the
 * organisation interest counts as team usage, and line ends become "\n" as in JSON.
 */
export function prospectFromForm(form: Record<string, unknown>): Record<string, unknown> {
  const input: Record<string, unknown> = { ...form };
  for (const flag of flags) input[flag] = form[flag] !== undefined;
  if (form[formOnlyFields.organizationInterest] !== undefined) input.hasTeamUsageInterest = true;
  if (typeof form.messageBody === "string") {
    input.messageBody = form.messageBody.replaceAll("\r\n", "\n");
  }
  return input;
}
