import type { ProspectWords } from "#islands/prospect-words.ts";
import type { Messages } from "#load/schema/messages";
import type { Locale } from "#locale/languages";

// Only the English form has a checkbox of its own for use in an organisation.
const organizationInterestLocales: Locale[] = ["en"];

/** The words of the prospect form, from the dictionary. `privacyPath` is left out until that page is there. */
export function prospectWords(t: Messages, locale: Locale, privacyPath?: string): ProspectWords {
  return {
    locale,
    labels: {
      senderName: t["prospect.sender-name.label"],
      companyName: t["prospect.company-name.label"],
      email: t["prospect.email.label"],
      phoneNumber: t["prospect.phone-number.label"],
      messageBody: t["prospect.message-body.label"],
    },
    optional: t["prospect.optional"],
    messageHint: t["prospect.message-body.hint"],
    interest: {
      legend: t["prospect.interest.legend"],
      facilitator: t["prospect.interest.facilitator"],
      organization: organizationInterestLocales.includes(locale)
        ? t["prospect.interest.organization"]
        : undefined,
      team: t["prospect.interest.team"],
      personal: t["prospect.interest.personal"],
    },
    privacy: {
      label: t["prospect.privacy.label"],
      link: t["prospect.privacy.link"],
      href: privacyPath,
    },
    errors: prospectErrors(t),
    submit: t["prospect.submit"],
    submitting: t["prospect.submitting"],
    retry: t["prospect.retry"],
    summary: t["prospect.summary.title"],
    success: t["prospect.success"],
    another: t["prospect.another"],
    failure: t["prospect.failure"],
    kept: t["prospect.kept"],
  };
}

function prospectErrors(t: Messages): Record<string, string> {
  return {
    "senderName.required": t["prospect.sender-name.error.required"],
    "senderName.invalid": t["prospect.sender-name.error.invalid"],
    "senderName.too_long": t["prospect.sender-name.error.too-long"],
    "companyName.required": t["prospect.company-name.error.required"],
    "companyName.invalid": t["prospect.company-name.error.invalid"],
    "companyName.too_long": t["prospect.company-name.error.too-long"],
    "email.required": t["prospect.email.error.required"],
    "email.invalid": t["prospect.email.error.invalid"],
    "email.too_long": t["prospect.email.error.too-long"],
    "phoneNumber.invalid": t["prospect.phone-number.error.invalid"],
    "phoneNumber.too_long": t["prospect.phone-number.error.too-long"],
    "messageBody.invalid": t["prospect.message-body.error.invalid"],
    "messageBody.too_long": t["prospect.message-body.error.too-long"],
    "hasApprovedPrivacyPolicy.required": t["prospect.privacy.error.required"],
  };
}
