import { emailAddress, requiredLine, requiredText } from "./field-rules.ts";
import { defineForm, type Fields } from "./form.ts";

/** The short form by which anybody writes about anything. */
export const contactMessageForm = defineForm("contactMessage", {
  name: requiredLine(200, { autoComplete: "name", width: "half", saidAs: "senderName" }),
  email: emailAddress({ width: "half" }),
  subject: requiredLine(200),
  message: requiredText(4000, { rows: 5, saidAs: "messageBody" }),
});

/** A message as it travels from the form to the server, every word as typed, in NFC. */
export type ContactMessage = Fields<typeof contactMessageForm>;
