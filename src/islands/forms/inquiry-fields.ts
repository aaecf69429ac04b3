import type { FormField } from "#ui/forms/FormFields.tsx";
import type { InquiryWords } from "./inquiry-words.ts";
import { privacyBox, senderFields } from "./sender-fields.ts";

/** The fields of the facilitator inquiry. */
export function inquiryFields(words: InquiryWords): FormField[] {
  const { labels, optional } = words;
  return [
    ...senderFields(labels, optional),
    {
      kind: "select",
      name: "country",
      label: labels.country,
      choose: words.chooseCountry,
      groups: words.countries,
      autoComplete: "country",
      required: true,
    },
    {
      kind: "area",
      name: "experience",
      label: labels.experience,
      hint: words.experienceHint,
      required: true,
      rows: 3,
    },
    {
      kind: "area",
      name: "messageBody",
      label: labels.messageBody,
      hint: words.messageHint,
      optional,
      rows: 5,
    },
    privacyBox(words.privacy),
  ];
}
