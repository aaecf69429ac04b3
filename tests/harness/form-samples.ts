import { contactMessageForm } from "#contract/contact-message.ts";
import type { FormName } from "#contract/endpoints.ts";
import type { Form } from "#contract/form.ts";
import { forms } from "#contract/forms.ts";
import { type Inquiry, inquiryForm, toProspect } from "#contract/inquiry.ts";
import { prospectForm } from "#contract/prospect.ts";
import type { Locale } from "#locale/languages.ts";
import { kindByCategory, type SubmissionCategory } from "#server/store/submissions/submission.ts";
import { createValidFields, listRequiredFields } from "./form-fields.ts";

/** A prospect with all sorts of characters. */
export const sampleProspect = {
  ...createValidFields(prospectForm),
  senderName: "Åsa Öberg-Müßig",
  companyName: 'Smörgås & "Söner" <AB>',
  messageBody: "Hej!\n\nVi är 12 personer 🧑‍🤝‍🧑 och vill veta mer.",
};

/** A message with all sorts of characters. */
export const sampleContactMessage = {
  ...createValidFields(contactMessageForm),
  name: "Otto Größ",
  email: "otto@groess.example",
};

/** An inquiry with all sorts of characters. */
export const sampleInquiry = { ...createValidFields(inquiryForm), email: "inga@akesson.example" };

/** A form with a complete sample, the fields that are stored of it, and their category. */
export interface FormSample {
  form: Form<object>;
  sample: Record<string, unknown>;
  stored: object;
  storedIn: Exclude<SubmissionCategory, "spam">;
  /** A text field in which one send differs from another. */
  text: string;
}

export const samples: Record<FormName, Omit<FormSample, "form">> = {
  prospect: {
    sample: { ...sampleProspect },
    stored: sampleProspect,
    storedIn: "prospects",
    text: "messageBody",
  },
  contactMessage: {
    sample: { ...sampleContactMessage },
    stored: sampleContactMessage,
    storedIn: "messages",
    text: "message",
  },
  inquiry: {
    sample: { ...sampleInquiry },
    stored: toProspect(sampleInquiry),
    storedIn: "prospects",
    text: "experience",
  },
};

/** Every form with its sample, for tests of what they have in common. */
export const formSamples: FormSample[] = Object.values(forms).map((form) => ({
  form,
  ...samples[form.name],
}));

/** Samples of forms that are stored as their own kind: one per kind. */
export const kindSamples = formSamples.filter(
  ({ form, storedIn }) => kindByCategory[storedIn] === form.name,
);

/** A unique e-mail address by which a test finds its own entries. */
export function createEmail(): string {
  return `${crypto.randomUUID()}@example.com`;
}

/**
 * The values that a visitor enters into a form on a page, with an e-mail of their own, and the entry that is stored.
 */
export function createSample(name: FormName, locale: Locale, page: string | null) {
  const form: Form<object> = forms[name];
  const visibleFields = Object.entries(createValidFields(form)).filter(([field]) =>
    form.visibleFields.includes(field),
  );
  const fields = { ...Object.fromEntries(visibleFields), email: createEmail() };
  return {
    required: listRequiredFields(form),
    fields,
    stored: {
      ...(name === "inquiry" ? toProspect(fields as unknown as Inquiry) : fields),
      ...(form.fieldNames.includes("page") && { page }),
      campaign: "",
      language: locale,
    },
    /** The stored entries with its e-mail, without the fields that the server has added. */
    async listOf({
      list,
    }: {
      list(category: SubmissionCategory): Promise<Record<string, unknown>[]>;
    }) {
      const entries = await list(samples[name].storedIn);
      return entries.flatMap(({ id: _, receivedAt: __, ...entry }) =>
        entry.email === fields.email ? [entry] : [],
      );
    },
  };
}
