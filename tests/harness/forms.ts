import { contactMessageForm } from "#contract/contact-message";
import type { FormName } from "#contract/endpoints";
import type { Form } from "#contract/form";
import { forms } from "#contract/forms";
import { inquiryForm, prospectOfInquiry } from "#contract/inquiry";
import { type Category, kinds } from "#server/store/submission";
import { soundFields } from "./form-fields.ts";
import { anna } from "./prospects.ts";

/** A message with characters of every kind. */
export const otto = {
  ...soundFields(contactMessageForm),
  name: "Otto Größ",
  email: "otto@groess.example",
};

/** An inquiry with characters of every kind. */
export const inga = { ...soundFields(inquiryForm), email: "inga@akesson.example" };

/** A form with a complete sample, what is kept of it, and in which category. */
export interface FormSample {
  form: Form<unknown>;
  sample: Record<string, unknown>;
  kept: object;
  keptIn: Exclude<Category, "spam">;
  /** A required or optional text in which one send differs from another. */
  text: string;
}

const samples: Record<FormName, Omit<FormSample, "form">> = {
  prospect: { sample: { ...anna }, kept: anna, keptIn: "prospects", text: "messageBody" },
  contactMessage: { sample: { ...otto }, kept: otto, keptIn: "messages", text: "message" },
  inquiry: {
    sample: { ...inga },
    kept: prospectOfInquiry(inga),
    keptIn: "prospects",
    text: "experience",
  },
};

/** Every form with its sample, for tests of what all of them do. */
export const formSamples: FormSample[] = Object.values(forms).map((form) => ({
  form,
  ...samples[form.name],
}));

/** The samples of forms that are kept as what they are: one of each kind. */
export const kindSamples = formSamples.filter(({ form, keptIn }) => kinds[keptIn] === form.name);
