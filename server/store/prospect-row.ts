import { type Prospect, prospectForm } from "#contract/prospect";
import type { Stored } from "./entry.ts";
import type { EntryTable } from "./entry-store.ts";

/** A prospect as it is kept. */
export type StoredProspect = Stored<Prospect>;

/** How prospects lie in their table. */
export const prospectTable: EntryTable<"prospects", Prospect> = {
  name: "prospects",
  form: prospectForm,
  toColumns: (prospect) => ({
    sender_name: prospect.senderName,
    company_name: prospect.companyName,
    email: prospect.email,
    phone_number: prospect.phoneNumber,
    message_body: prospect.messageBody,
    has_facilitator_usage_interest: Number(prospect.hasFacilitatorUsageInterest),
    has_team_usage_interest: Number(prospect.hasTeamUsageInterest),
    has_personal_usage_interest: Number(prospect.hasPersonalUsageInterest),
    has_approved_privacy_policy: Number(prospect.hasApprovedPrivacyPolicy),
  }),
  fromRow: (row) => ({
    senderName: row.sender_name,
    companyName: row.company_name,
    email: row.email,
    phoneNumber: row.phone_number,
    messageBody: row.message_body,
    hasFacilitatorUsageInterest: row.has_facilitator_usage_interest === 1,
    hasTeamUsageInterest: row.has_team_usage_interest === 1,
    hasPersonalUsageInterest: row.has_personal_usage_interest === 1,
    hasApprovedPrivacyPolicy: row.has_approved_privacy_policy === 1,
  }),
};
