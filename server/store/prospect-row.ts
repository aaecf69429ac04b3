import type { Prospect } from "#contract/prospect";
import type { Locale } from "#locale/languages";
import type { ProspectRow } from "./schema.ts";

/** A prospect as it is kept: `receivedAt` is ISO 8601 in UTC, `language` the one to answer in. */
export interface StoredProspect extends Prospect {
  id: string;
  receivedAt: string;
  language: Locale | null;
}

/** The columns of a prospect's fields. */
export function toColumns(prospect: Prospect) {
  return {
    sender_name: prospect.senderName,
    company_name: prospect.companyName,
    email: prospect.email,
    phone_number: prospect.phoneNumber,
    message_body: prospect.messageBody,
    has_facilitator_usage_interest: Number(prospect.hasFacilitatorUsageInterest),
    has_team_usage_interest: Number(prospect.hasTeamUsageInterest),
    has_personal_usage_interest: Number(prospect.hasPersonalUsageInterest),
    has_approved_privacy_policy: Number(prospect.hasApprovedPrivacyPolicy),
  };
}

/** A row as the rest of the server knows it. */
export function fromRow(row: ProspectRow): StoredProspect {
  return {
    id: row.id,
    receivedAt: row.received_at,
    senderName: row.sender_name,
    companyName: row.company_name,
    email: row.email,
    phoneNumber: row.phone_number,
    messageBody: row.message_body,
    hasFacilitatorUsageInterest: row.has_facilitator_usage_interest === 1,
    hasTeamUsageInterest: row.has_team_usage_interest === 1,
    hasPersonalUsageInterest: row.has_personal_usage_interest === 1,
    hasApprovedPrivacyPolicy: row.has_approved_privacy_policy === 1,
    language: row.language as Locale | null,
  };
}
