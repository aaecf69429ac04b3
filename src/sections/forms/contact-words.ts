import { contactMessageForm } from "#contract/contact-message";
import type { ContactWords } from "#islands/forms/contact-words.ts";
import type { Messages } from "#load/schema/messages";
import type { Locale } from "#locale/languages";
import { errorWords, formWords, sharedErrors } from "./form-words.ts";

/** The words of the short contact form, from the dictionary. `privacyPath` is left out until that page is there. */
export function contactWords(t: Messages, locale: Locale, privacyPath: string): ContactWords {
  const { name, email, message } = sharedErrors(t);
  const subject = {
    required: t["contact-form.subject.error.required"],
    invalid: t["contact-form.subject.error.invalid"],
    too_long: t["contact-form.subject.error.too-long"],
  };
  return {
    ...formWords(contactMessageForm, t, locale),
    errors: errorWords(contactMessageForm, { name, email, subject, message }, locale),
    labels: {
      name: t["form.name.label"],
      email: t["form.email.label"],
      subject: t["contact-form.subject.label"],
      message: t["form.message.label"],
    },
    privacy: {
      label: t["contact-form.privacy"],
      link: t["form.privacy.link"],
      href: privacyPath,
    },
  };
}
