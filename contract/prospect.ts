import {
  consent,
  emailAddress,
  optionalFlag,
  optionalLine,
  optionalText,
  requiredLine,
} from "./field-rules.ts";
import { defineForm, type Fields } from "./form.ts";
import { formOnlyFields } from "./form-post.ts";

const form = defineForm("prospect", {
  senderName: requiredLine(200, { autoComplete: "name", width: "half" }),
  companyName: requiredLine(200, { autoComplete: "organization", width: "half" }),
  email: emailAddress({ width: "half" }),
  phoneNumber: optionalLine(50, { kind: "tel", autoComplete: "tel", width: "half" }),
  messageBody: optionalText(4000, { rows: 5 }),
  hasFacilitatorUsageInterest: optionalFlag({ group: "interest" }),
  hasTeamUsageInterest: optionalFlag({ group: "interest" }),
  hasPersonalUsageInterest: optionalFlag({ group: "interest" }),
  hasApprovedPrivacyPolicy: consent(),
});

/**
 * A prospect as it travels from the form to the server. Words are kept as typed, in Unicode's composed
 * form (NFC); only the e-mail address loses surrounding white space.
 */
export type Prospect = Fields<typeof form>;
export type ProspectField = keyof Prospect;

/** The form by which a prospect writes. A post's interest of an organisation counts as team usage. */
export const prospectForm: typeof form = {
  ...form,
  fromPost(post) {
    const fields = form.fromPost(post);
    if (post[formOnlyFields.organizationInterest] !== undefined) fields.hasTeamUsageInterest = true;
    return fields;
  },
};
