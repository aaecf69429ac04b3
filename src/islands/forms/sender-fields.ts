import type { FormField } from "#ui/forms/FormFields.tsx";
import type { PrivacyWords } from "./form-words.ts";

/** The labels of the fields that tell who writes. */
export type SenderLabels = Record<"senderName" | "companyName" | "email" | "phoneNumber", string>;

/** The fields that tell who writes, and for whom. */
export function senderFields(labels: SenderLabels, optional: string): FormField[] {
  return [
    {
      kind: "text",
      name: "senderName",
      label: labels.senderName,
      autoComplete: "name",
      required: true,
      half: true,
    },
    {
      kind: "text",
      name: "companyName",
      label: labels.companyName,
      autoComplete: "organization",
      required: true,
      half: true,
    },
    {
      kind: "email",
      name: "email",
      label: labels.email,
      autoComplete: "email",
      required: true,
      half: true,
    },
    {
      kind: "tel",
      name: "phoneNumber",
      label: labels.phoneNumber,
      optional,
      autoComplete: "tel",
      half: true,
    },
  ];
}

/** The box by which a visitor lets us keep the message. */
export function privacyBox({ label, link, href }: PrivacyWords): FormField {
  return {
    kind: "checkbox",
    name: "hasApprovedPrivacyPolicy",
    label,
    required: true,
    link: { label: link, href },
  };
}
