import { type FormField, FormFields } from "./FormFields.tsx";

const fields: FormField[] = [
  { type: "text", name: "name", label: "Your name", required: true, width: "half" },
  { type: "tel", name: "phone", label: "Phone", optional: "optional", width: "half" },
  {
    type: "select",
    name: "country",
    label: "Country",
    required: true,
    choose: "Choose a country",
    groups: [{ label: "Nordic countries", options: { SE: "Sweden" } }],
  },
  {
    type: "checkboxes",
    legend: "What are you interested in?",
    boxes: [
      { name: "team", label: "Use for group development" },
      { name: "personal", label: "Use for personal development" },
    ],
  },
  { type: "textarea", name: "message", label: "Message", hint: "What is it about?", rows: 5 },
  {
    type: "checkbox",
    name: "privacy",
    label: "You may keep what I have written.",
    required: true,
    link: { label: "Read the privacy policy", href: "#gallery" },
  },
  {
    type: "note",
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
  empty: <FormFields form="example-form" fields={fields} getError={() => undefined} />,
  invalid: (
    <FormFields form="example-invalid-form" fields={fields} getError={(name) => errors[name]} />
  ),
};
