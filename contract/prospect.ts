import { formOnlyFields } from "./endpoints.ts";
import {
  campaign,
  consent,
  emailAddress,
  optionalFlag,
  optionalLine,
  optionalText,
  requiredLine,
  sitePage,
} from "./field-rules.ts";
import { defineForm, type Fields } from "./form.ts";

const form = defineForm("prospect", {
  senderName: requiredLine(200, { autoComplete: "name", width: "half" }),
  companyName: requiredLine(200, { autoComplete: "organization", width: "half" }),
  email: emailAddress({ width: "half" }),
  phoneNumber: optionalLine(50, { type: "tel", autoComplete: "tel", width: "half" }),
  messageBody: optionalText(4000, { rows: 5 }),
  hasFacilitatorUsageInterest: optionalFlag({ group: "interest" }),
  hasTeamUsageInterest: optionalFlag({ group: "interest" }),
  hasPersonalUsageInterest: optionalFlag({ group: "interest" }),
  hasApprovedPrivacyPolicy: consent(),
  page: sitePage(),
  campaign: campaign(),
});

/**
 * A prospect as it is sent to the server. Text is kept as typed, in NFC; only the e-mail address is
 * trimmed.
 */
export type Prospect = Fields<typeof form>;

/** The form for prospects. A form post's interest of an organisation counts as team usage. */
export const prospectForm: typeof form = {
  ...form,
  parsePost(post) {
    const fields = form.parsePost(post);
    if (post[formOnlyFields.organizationInterest] !== undefined) fields.hasTeamUsageInterest = true;
    return fields;
  },
};
