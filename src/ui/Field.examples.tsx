import { Checkbox, TextArea, TextField } from "./Field.tsx";

const frame = { id: "example-name", name: "name", label: "Your name" };

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
  checkbox: <Checkbox frame={{ id: "example-box", name: "box", label: "Become a facilitator" }} />,
};
