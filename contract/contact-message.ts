import { campaign, emailAddress, requiredLine, requiredText } from "./field-rules.ts";
import { defineForm } from "./form.ts";

export const contactMessageForm = defineForm("contactMessage", {
  name: requiredLine(200, { autoComplete: "name", width: "half", textsFrom: "senderName" }),
  email: emailAddress({ width: "half" }),
  subject: requiredLine(200),
  message: requiredText(4000, { rows: 5, textsFrom: "messageBody" }),
  campaign: campaign(),
});
