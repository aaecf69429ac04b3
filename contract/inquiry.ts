import { countryCodes, getCountryName } from "#locale/countries.ts";
import {
  campaign,
  choice,
  consent,
  emailAddress,
  optionalLine,
  optionalText,
  requiredLine,
  requiredText,
  sitePage,
} from "./field-rules.ts";
import { defineForm, type Fields } from "./form.ts";
import type { Prospect } from "./prospect.ts";

/**
 * The form for future facilitators. The limits of `experience` and `messageBody` leave room for what
 * `toProspect` adds.
 */
export const inquiryForm = defineForm("inquiry", {
  senderName: requiredLine(200, { autoComplete: "name", width: "half" }),
  companyName: requiredLine(200, { autoComplete: "organization", width: "half" }),
  email: emailAddress({ width: "half" }),
  phoneNumber: optionalLine(50, { type: "tel", autoComplete: "tel", width: "half" }),
  country: choice(countryCodes, { type: "country", autoComplete: "country" }),
  experience: requiredText(1000, { rows: 5, width: "half" }),
  messageBody: optionalText(2500, { rows: 5, width: "half" }),
  hasApprovedPrivacyPolicy: consent(),
  page: sitePage(),
  campaign: campaign(),
});

export type Inquiry = Fields<typeof inquiryForm>;

/**
 * Converts an inquiry to the prospect that is stored: interested in facilitating, with country and experience before
 * the visitor's own words. The labels are always English, for operators.
 */
export function toProspect({ country, experience, messageBody, ...rest }: Inquiry): Prospect {
  const parts = [
    `Country: ${getCountryName(country, "en")} (${country})`,
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
