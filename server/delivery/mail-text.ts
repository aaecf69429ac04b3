import type { ContactMessage } from "#contract/contact-message";
import type { Prospect } from "#contract/prospect";
import type { Stored } from "../store/entry.ts";
import type { Handed } from "../store/outbox.ts";

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
  const interests = [
    prospect.hasFacilitatorUsageInterest && "becoming a facilitator",
    prospect.hasTeamUsageInterest && "use in a team or an organisation",
    prospect.hasPersonalUsageInterest && "personal development",
  ].filter(Boolean);
  return lines(prospect, prospect.messageBody, [
    ["Name", prospect.senderName],
    ["Company", prospect.companyName],
    ["E-mail", prospect.email],
    ["Phone", prospect.phoneNumber || "not given"],
    ["Interests", interests.join(", ") || "not given"],
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
    ["Number", entry.id],
  ];
  const told = all.map(([label, value]) => `${label}: ${value}`).join("\n");
  return `${told}\n\n${words || "(no message)"}\n`;
}
