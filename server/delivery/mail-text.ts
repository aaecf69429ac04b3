import type { ContactMessage } from "#contract/contact-message";
import type { Prospect, ProspectField } from "#contract/prospect";
import { referenceOf } from "#contract/reference";
import type { Stored } from "../store/entry.ts";
import type { Handed } from "../store/outbox.ts";

const interests = {
  hasFacilitatorUsageInterest: "becoming a facilitator",
  hasTeamUsageInterest: "use in a team or an organisation",
  hasPersonalUsageInterest: "personal development",
} as const satisfies Partial<Record<ProspectField, string>>;

type Interest = keyof typeof interests;

/** What is told line by line: a field that a form gains has no name until it gets one here. */
const facts: Record<
  Exclude<ProspectField, Interest | "messageBody" | "hasApprovedPrivacyPolicy">,
  string
> = {
  senderName: "Name",
  companyName: "Company",
  email: "E-mail",
  phoneNumber: "Phone",
};

/** Subject and body of the mail that tells the sales team of an entry. */
export function mailText(handed: Handed): { subject: string; text: string } {
  const { kind, entry } = handed;
  switch (kind) {
    case "prospects":
      return { subject: "A prospect has written on the website", text: prospectText(entry) };
    case "messages":
      return { subject: "A message from the website", text: messageText(entry) };
  }
}

function prospectText(prospect: Stored<Prospect>): string {
  const interested = (Object.keys(interests) as Interest[]).filter((field) => prospect[field]);
  return lines(prospect, prospect.messageBody, [
    ...Object.entries(facts).map(([field, label]): [string, string] => [
      label,
      prospect[field as keyof typeof facts] || "not given",
    ]),
    ["Interests", interested.map((field) => interests[field]).join(", ") || "not given"],
    ["Privacy policy", prospect.hasApprovedPrivacyPolicy ? "approved" : "not approved"],
  ]);
}

function messageText(message: Stored<ContactMessage>): string {
  return lines(message, message.message, [
    ["Name", message.name],
    ["E-mail", message.email],
    ["Subject", message.subject],
  ]);
}

function lines(entry: Stored<object>, words: string, facts: [string, string][]): string {
  const all = [
    ...facts,
    ["Language", entry.language ?? "unknown"],
    ["Received", entry.receivedAt],
    ["Reference", referenceOf(entry.id) ?? "none"],
    ["Number", entry.id],
  ];
  const told = all.map(([label, value]) => `${label}: ${onOneLine(value)}`).join("\n");
  return `${told}\n\n${words || "(no message)"}\n`;
}

/** Whatever a mail program may take for the end of a line: nobody writes a fact that we do not tell. */
function onOneLine(value = ""): string {
  return value.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ");
}
