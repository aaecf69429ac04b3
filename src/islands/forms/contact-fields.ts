import type { FormField } from "#ui/forms/FormFields.tsx";
import type { ContactWords } from "./contact-words.ts";

/** The fields of the short contact form. */
export function contactFields({ labels, privacy }: ContactWords): FormField[] {
  return [
    {
      kind: "text",
      name: "name",
      label: labels.name,
      autoComplete: "name",
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
    { kind: "text", name: "subject", label: labels.subject, required: true },
    { kind: "area", name: "message", label: labels.message, required: true, rows: 5 },
    { kind: "note", text: privacy.label, link: { label: privacy.link, href: privacy.href } },
  ];
}
