import { Checkbox, Select, type SelectGroup, TextArea, TextField } from "./Field.tsx";

const frame = { id: "example-name", name: "name", label: "Your name" };
const country = { id: "example-country", name: "country", label: "Country" };
const groups: SelectGroup[] = [
  { label: "Nordic countries", options: { SE: "Sweden" } },
  { label: "Rest of Europe", options: { BA: "Bosnia & Herzegovina" } },
];

export const examples = {
  text: <TextField frame={frame} />,
  invalid: <TextField frame={{ ...frame, id: "example-invalid", error: "Enter your name." }} />,
  optional: (
    <TextField frame={{ ...frame, id: "example-phone", label: "Phone", optional: "optional" }} />
  ),
  area: (
    <TextArea
      frame={{ id: "example-area", name: "message", label: "Message", hint: "What is it about?" }}
      rows={5}
    />
  ),
  select: <Select frame={country} choose="Choose a country" groups={groups} />,
  selectUngrouped: (
    <Select
      frame={{ id: "example-time", name: "time", label: "When may we call?" }}
      choose="Choose a time"
      groups={[
        {
          options: { morning: "8–11", midday: "11–14" },
        },
      ]}
    />
  ),
  selectInvalid: (
    <Select
      frame={{ ...country, id: "example-country-invalid", error: "Choose your country." }}
      choose="Choose a country"
      groups={groups}
    />
  ),
  checkbox: <Checkbox frame={{ id: "example-box", name: "box", label: "Become a facilitator" }} />,
};
