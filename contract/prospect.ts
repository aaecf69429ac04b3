import {
  emailAddress,
  optionalFlag,
  optionalLine,
  optionalText,
  requiredFlag,
  requiredLine,
} from "./field-rules.ts";
import { defineForm, type Fields } from "./form.ts";
import { formOnlyFields } from "./form-post.ts";

const form = defineForm("prospect", {
  senderName: requiredLine(200),
  companyName: requiredLine(200),
  email: emailAddress(),
  phoneNumber: optionalLine(50),
  messageBody: optionalText(4000),
  hasFacilitatorUsageInterest: optionalFlag(),
  hasTeamUsageInterest: optionalFlag(),
  hasPersonalUsageInterest: optionalFlag(),
  hasApprovedPrivacyPolicy: requiredFlag(),
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
