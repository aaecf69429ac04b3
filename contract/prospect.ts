import {
  campaign,
  consent,
  emailAddress,
  optionalCheckbox,
  optionalLine,
  optionalText,
  requiredLine,
  sitePage,
} from "./field-rules.ts";
import { defineForm, type Fields } from "./form.ts";

export const prospectForm = defineForm("prospect", {
  senderName: requiredLine(200, { autoComplete: "name", width: "half" }),
  companyName: requiredLine(200, { autoComplete: "organization", width: "half" }),
  email: emailAddress({ width: "half" }),
  phoneNumber: optionalLine(50, { type: "tel", autoComplete: "tel", width: "half" }),
  messageBody: optionalText(4000, { rows: 5 }),
  hasFacilitatorUsageInterest: optionalCheckbox({ group: "interest" }),
  hasTeamUsageInterest: optionalCheckbox({
    group: "interest",
    impliedBy: { name: "hasOrganizationUsageInterest", locales: ["en"] },
  }),
  hasPersonalUsageInterest: optionalCheckbox({ group: "interest" }),
  hasApprovedPrivacyPolicy: consent(),
  page: sitePage(),
  campaign: campaign(),
});

/**
 * A prospect as it is sent to the server. Text is kept as typed, in NFC; only the e-mail address is
 * trimmed.
 */
export type Prospect = Fields<typeof prospectForm>;
