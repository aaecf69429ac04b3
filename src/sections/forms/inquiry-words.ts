import { inquiryForm } from "#contract/inquiry";
import type { InquiryWords } from "#islands/forms/inquiry-words.ts";
import type { Messages } from "#load/schema/messages";
import { countriesOf } from "#locale/countries";
import type { Locale } from "#locale/languages";
import { errorWords, formWords, privacyWords, sharedErrors } from "./form-words.ts";

/** The words of the facilitator inquiry, from the dictionary. `privacyPath` is left out until that page is there. */
export function inquiryWords(t: Messages, locale: Locale, privacyPath: string): InquiryWords {
  return {
    ...formWords(inquiryForm, t, locale),
    submit: t["inquiry.submit"],
    errors: inquiryErrors(t, locale),
    labels: {
      senderName: t["form.name.label"],
      companyName: t["form.company.label"],
      email: t["form.email.label"],
      phoneNumber: t["form.phone.label"],
      country: t["inquiry.country.label"],
      experience: t["inquiry.experience.label"],
      messageBody: t["form.message.label"],
    },
    optional: t["form.optional"],
    chooseCountry: t["inquiry.country.choose"],
    countries: [
      { label: t["inquiry.country.nordic"], options: countriesOf("nordic", locale) },
      { label: t["inquiry.country.europe"], options: countriesOf("restOfEurope", locale) },
      { label: t["inquiry.country.world"], options: countriesOf("restOfTheWorld", locale) },
    ],
    experienceHint: t["inquiry.experience.hint"],
    messageHint: t["inquiry.message.hint"],
    privacy: privacyWords(t, privacyPath),
  };
}

function inquiryErrors(t: Messages, locale: Locale): Record<string, string> {
  const { name, company, email, phone, message, privacy } = sharedErrors(t);
  const errors = {
    senderName: name,
    companyName: company,
    email,
    phoneNumber: phone,
    country: {
      required: t["inquiry.country.error.required"],
      invalid: t["inquiry.country.error.invalid"],
    },
    experience: {
      required: t["inquiry.experience.error.required"],
      invalid: t["inquiry.experience.error.invalid"],
      too_long: t["inquiry.experience.error.too-long"],
    },
    messageBody: message,
    hasApprovedPrivacyPolicy: privacy,
  };
  return errorWords(inquiryForm, errors, locale);
}
