import { type ContactMessage, contactMessageForm } from "#contract/contact-message";
import type { Form } from "#contract/form";
import { type Inquiry, inquiryForm, prospectOfInquiry } from "#contract/inquiry";
import { prospectForm } from "#contract/prospect";
import { anna } from "./prospects.ts";

/** A message with characters of every kind. */
export const otto: ContactMessage = {
  name: "Otto Größ",
  email: "otto@groess.example",
  subject: 'Ein "Termin" & <mehr>',
  message: "Guten Tag,\n\nhaben Sie am 3. Zeit? 🧑‍🤝‍🧑",
};

/** An inquiry with characters of every kind. */
export const inga: Inquiry = {
  senderName: "Inga Åkesson",
  companyName: "Åkesson & dotter <HB>",
  email: "inga@akesson.example",
  phoneNumber: "+46 8 765 43 21",
  country: "AX",
  experience: "Tolv år som coach.\nArbetar med grupper om 8.",
  messageBody: 'Kan jag börja i "höst"? 🦊',
  hasApprovedPrivacyPolicy: true,
};

/** A form with a complete sample, what is kept of it, and by which of a test app's stores. */
export interface FormSample {
  form: Form<unknown>;
  sample: Record<string, unknown>;
  kept: object;
  keptIn: "store" | "messages";
  /** A required or optional text in which one send differs from another. */
  text: string;
}

/** Every form with its sample, for tests of what all of them do. */
export const formSamples: FormSample[] = [
  { form: prospectForm, sample: { ...anna }, kept: anna, keptIn: "store", text: "messageBody" },
  {
    form: contactMessageForm,
    sample: { ...otto },
    kept: otto,
    keptIn: "messages",
    text: "message",
  },
  {
    form: inquiryForm,
    sample: { ...inga },
    kept: prospectOfInquiry(inga),
    keptIn: "store",
    text: "experience",
  },
];
