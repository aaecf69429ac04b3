import { prospectForm } from "#contract/prospect";
import type { ProspectWords } from "#islands/forms/prospect-words.ts";
import type { Messages } from "#load/schema/messages";
import type { Locale } from "#locale/languages";
import { errorWords, formWords, privacyWords, sharedErrors } from "./form-words.ts";

// Only the English form has a checkbox of its own for use in an organisation.
const organizationInterestLocales: Locale[] = ["en"];

/** The words of the prospect form, from the dictionary. `privacyPath` is left out until that page is there. */
export function prospectWords(t: Messages, locale: Locale, privacyPath: string): ProspectWords {
  const { name, company, email, phone, message, privacy } = sharedErrors(t);
  const errors = {
    senderName: name,
    companyName: company,
    email,
    phoneNumber: phone,
    messageBody: message,
    hasApprovedPrivacyPolicy: privacy,
  };
  return {
    ...formWords(prospectForm, t, locale),
    errors: errorWords(prospectForm, errors, locale),
    labels: {
      senderName: t["form.name.label"],
      companyName: t["form.company.label"],
      email: t["form.email.label"],
      phoneNumber: t["form.phone.label"],
      messageBody: t["form.message.label"],
    },
    optional: t["form.optional"],
    messageHint: t["prospect.message.hint"],
    aboutFacilitator: t["prospect.message.facilitator"],
    interest: {
      legend: t["prospect.interest.legend"],
      facilitator: t["prospect.interest.facilitator"],
      organization: organizationInterestLocales.includes(locale)
        ? t["prospect.interest.organization"]
        : undefined,
      team: t["prospect.interest.team"],
      personal: t["prospect.interest.personal"],
    },
    privacy: privacyWords(t, privacyPath),
  };
}
