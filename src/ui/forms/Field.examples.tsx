import { Checkbox, Select, type SelectGroup, TextArea, TextField } from "./Field.tsx";

const formGroup = { id: "example-name", name: "name", label: "Your name" };
const country = { id: "example-country", name: "country", label: "Country" };
const groups: SelectGroup[] = [
  { label: "Nordic countries", options: { SE: "Sweden" } },
  { label: "Rest of Europe", options: { BA: "Bosnia & Herzegovina" } },
];

export const examples = {
  text: <TextField formGroup={formGroup} />,
  invalid: (
    <TextField formGroup={{ ...formGroup, id: "example-invalid", error: "Enter your name." }} />
  ),
  optional: (
    <TextField
      formGroup={{ ...formGroup, id: "example-phone", label: "Phone", optional: "optional" }}
    />
  ),
  area: (
    <TextArea
      formGroup={{
        id: "example-area",
        name: "message",
        label: "Message",
        hint: "What is it about?",
      }}
      rows={5}
    />
  ),
  select: <Select formGroup={country} choose="Choose a country" groups={groups} />,
  selectInvalid: (
    <Select
      formGroup={{ ...country, id: "example-country-invalid", error: "Choose your country." }}
      choose="Choose a country"
      groups={groups}
    />
  ),
  checkbox: (
    <Checkbox formGroup={{ id: "example-box", name: "box", label: "Become a facilitator" }} />
  ),
  checkboxWithHint: (
    <Checkbox
      formGroup={{
        id: "example-box-hint",
        name: "box",
        label: "Become a facilitator",
        hint: "We write to you before the next training.",
      }}
    />
  ),
};
