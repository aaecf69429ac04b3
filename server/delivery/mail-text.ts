import type { ContactMessage } from "#contract/contact-message";
import type { Prospect, ProspectField } from "#contract/prospect";
import { referenceOf } from "#contract/reference";
import type { Submission } from "../store/submission.ts";

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

/** Subject and body of the mail that tells the sales team of a submission. */
export function mailText(submission: Submission): { subject: string; text: string } {
  if (submission.kind === "contactMessage") {
    return { subject: "A message from the website", text: messageText(submission) };
  }
  return { subject: "A prospect has written on the website", text: prospectText(submission) };
}

function prospectText(submission: Submission): string {
  const prospect = submission.fields as Prospect;
  const interested = (Object.keys(interests) as Interest[]).filter((field) => prospect[field]);
  return lines(submission, prospect.messageBody, [
    ...Object.entries(facts).map(([field, label]): [string, string] => [
      label,
      prospect[field as keyof typeof facts] || "not given",
    ]),
    ["Interests", interested.map((field) => interests[field]).join(", ") || "not given"],
    ["Privacy policy", prospect.hasApprovedPrivacyPolicy ? "approved" : "not approved"],
  ]);
}

function messageText(submission: Submission): string {
  const { name, email, subject, message } = submission.fields as ContactMessage;
  return lines(submission, message, [
    ["Name", name],
    ["E-mail", email],
    ["Subject", subject],
  ]);
}

function lines(submission: Submission, words: string, facts: [string, string][]): string {
  const all = [
    ...facts,
    ["Language", submission.language ?? "unknown"],
    ["Received", submission.receivedAt],
    ["Reference", referenceOf(submission.id) ?? "none"],
    ["Number", submission.id],
  ];
  const told = all.map(([label, value]) => `${label}: ${onOneLine(value)}`).join("\n");
  return `${told}\n\n${words || "(no message)"}\n`;
}

/** Whatever a mail program may take for the end of a line: nobody writes a fact that we do not tell. */
function onOneLine(value = ""): string {
  return value.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ");
}
