import { contactMessageForm } from "#contract/contact-message";
import type { FormName } from "#contract/endpoints";
import type { Form } from "#contract/form";
import { inquiryForm } from "#contract/inquiry";
import { prospectForm } from "#contract/prospect";
import { contactFields } from "#islands/forms/contact-fields.ts";
import type { FormWords } from "#islands/forms/form-words.ts";
import { inquiryFields } from "#islands/forms/inquiry-fields.ts";
import { prospectFields } from "#islands/forms/prospect-fields.ts";
import type { Messages } from "#load/schema/messages";
import type { Locale } from "#locale/languages";
import type { FormField } from "#ui/forms/FormFields.tsx";
import { contactWords } from "./contact-words.ts";
import { inquiryWords } from "./inquiry-words.ts";
import { prospectWords } from "./prospect-words.ts";

interface FormParts {
  form: Form<unknown>;
  words: FormWords;
  fields: FormField[];
}

/** Every form of the site in a language: its contract, words and fields. */
export const forms: Record<
  FormName,
  (t: Messages, locale: Locale, privacyPath: string) => FormParts
> = {
  prospect: (...dictionary) => {
    const words = prospectWords(...dictionary);
    return { form: prospectForm, words, fields: prospectFields(words) };
  },
  contactMessage: (...dictionary) => {
    const words = contactWords(...dictionary);
    return { form: contactMessageForm, words, fields: contactFields(words) };
  },
  inquiry: (...dictionary) => {
    const words = inquiryWords(...dictionary);
    return { form: inquiryForm, words, fields: inquiryFields(words) };
  },
};
