import type { FieldControl } from "#contract/field-rules.ts";
import { forms } from "#contract/forms.ts";
import { formatReference } from "#contract/reference.ts";
import {
  getSubmissionName,
  type PersonalSubmission,
  submissionKinds,
} from "../store/submissions/submission.ts";

/** Labels in mails, for fields and checkbox groups whose humanized name is not good enough. */
const mailLabels: Record<string, string> = {
  senderName: "Name",
  companyName: "Company",
  email: "E-mail",
  phoneNumber: "Phone",
  messageBody: "Message",
  interest: "Interests",
  hasFacilitatorUsageInterest: "becoming a facilitator",
  hasTeamUsageInterest: "use in a team or an organisation",
  hasPersonalUsageInterest: "personal development",
  hasApprovedPrivacyPolicy: "Consent to storage",
};

/** Composes the mail that notifies the sales team of a submission. */
export function composeMail(submission: PersonalSubmission): { subject: string; text: string } {
  const { kind, fields } = submission;
  const form = forms[kind];
  const shortFields = [
    ...listShortFields(form.controls, fields),
    ["Language", submission.language ?? "unknown"],
    ["Received", submission.receivedAt],
    ["Reference", formatReference(submission.id) ?? "none"],
    ["Number", submission.id],
  ];
  const lines = shortFields.map(([name, value]) => `${name}: ${joinLines(value)}`).join("\n");
  const longFields = form.fieldNames.filter((field) => form.controls[field]?.type === "textarea");
  const texts = longFields.map(
    (field) => `${humanizeFieldName(field)}:${fields[field] ? `\n${fields[field]}` : " not given"}`,
  );
  return {
    // Mail programs that group mails by subject would show all senders as one conversation.
    subject: `${submissionKinds[kind].mailSubject}: ${getSubmissionName(submission)}`,
    text: `${[lines, ...texts].join("\n\n")}\n`,
  };
}

/**
 * Lists names and values of short fields, one per line of the mail. The checkboxes of a group share a line.
 */
function listShortFields(
  controls: Record<string, FieldControl>,
  fields: PersonalSubmission["fields"],
): string[][] {
  const valuesByName = new Map<string, string[]>();
  for (const [field, { type, group }] of Object.entries(controls)) {
    const value = fields[field];
    if (type === "textarea" || (type === "campaign" && !value)) continue;
    const values = valuesByName.get(group ?? field) ?? [];
    if (group) values.push(...(value ? [humanizeFieldName(field)] : []));
    else if (type === "consent") values.push(value ? "given" : "not given");
    else if (type === "checkbox") values.push(value ? "yes" : "no");
    else if (value) values.push(String(value));
    valuesByName.set(group ?? field, values);
  }
  return [...valuesByName].map(([name, values]) => [
    humanizeFieldName(name),
    values.join(", ") || "not given",
  ]);
}

/** Names a field in words: "phoneNumber" becomes "Phone number". */
function humanizeFieldName(field: string): string {
  const label = field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return mailLabels[field] ?? label.charAt(0).toUpperCase() + label.slice(1);
}

/**
 * Replaces all characters that a mail program may take for a line end, so that a value cannot imitate another
 * line.
 */
function joinLines(value = ""): string {
  return value.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ");
}
