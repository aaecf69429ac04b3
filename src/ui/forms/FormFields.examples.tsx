import { type FormField, FormFields } from "./FormFields.tsx";

const fields: FormField[] = [
  { kind: "text", name: "name", label: "Your name", required: true, width: "half" },
  { kind: "tel", name: "phone", label: "Phone", optional: "optional", width: "half" },
  {
    kind: "select",
    name: "country",
    label: "Country",
    required: true,
    choose: "Choose a country",
    groups: [{ label: "Nordic countries", options: { SE: "Sweden" } }],
  },
  {
    kind: "checkboxes",
    legend: "What are you interested in?",
    boxes: [
      { name: "team", label: "Use for group development" },
      { name: "personal", label: "Use for personal development" },
    ],
  },
  { kind: "textarea", name: "message", label: "Message", hint: "What is it about?", rows: 5 },
  {
    kind: "checkbox",
    name: "privacy",
    label: "You may keep what I have written.",
    required: true,
    link: { label: "Read the privacy policy", href: "#gallery" },
  },
  {
    kind: "note",
    text: "We keep your message in order to answer it.",
    link: { label: "Read the privacy policy", href: "#gallery" },
  },
];

const errors: Record<string, string> = {
  name: "Enter your name.",
  country: "Choose your country.",
  message: "Write a message.",
  privacy: "Tick the box.",
};

export const examples = {
  empty: <FormFields form="example-form" fields={fields} errorOf={() => undefined} />,
  invalid: (
    <FormFields form="example-invalid-form" fields={fields} errorOf={(name) => errors[name]} />
  ),
};
