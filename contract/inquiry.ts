import { countryCodes, countryName } from "#locale/countries";
import {
  emailAddress,
  oneOf,
  optionalLine,
  optionalText,
  requiredFlag,
  requiredLine,
  requiredText,
} from "./field-rules.ts";
import { defineForm, type Fields } from "./form.ts";
import type { Prospect } from "./prospect.ts";

/**
 * The form of somebody who wants to become a facilitator. The limits of `experience` and
 * `messageBody` leave room for what `prospectOfInquiry` adds.
 */
export const inquiryForm = defineForm("inquiry", {
  senderName: requiredLine(200),
  companyName: requiredLine(200),
  email: emailAddress(),
  phoneNumber: optionalLine(50),
  country: oneOf(countryCodes),
  experience: requiredText(1000),
  messageBody: optionalText(2500),
  hasApprovedPrivacyPolicy: requiredFlag(),
});

/** A facilitator inquiry as it travels from the form to the server. */
export type Inquiry = Fields<typeof inquiryForm>;

/**
 * The prospect that an inquiry is kept as: interested in facilitating, with country and experience
 * before the visitor's own words. The labels are English in every language: operators read them.
 */
export function prospectOfInquiry({
  country,
  experience,
  messageBody,
  ...rest
}: Inquiry): Prospect {
  const parts = [
    `Country: ${countryName(country, "en")} (${country})`,
    `Experience:\n${experience}`,
    ...(messageBody === "" ? [] : [`Message:\n${messageBody}`]),
  ];
  return {
    ...rest,
    messageBody: parts.join("\n\n"),
    hasFacilitatorUsageInterest: true,
    hasTeamUsageInterest: false,
    hasPersonalUsageInterest: false,
  };
}
