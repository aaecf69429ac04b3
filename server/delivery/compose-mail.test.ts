import { expect, test } from "vitest";
import { prospectForm } from "#contract/prospect.ts";
import { sampleContactMessage, sampleProspect } from "#tests/harness/form-samples.ts";
import { createStoredSubmission } from "#tests/harness/submissions.ts";
import { composeMail } from "./compose-mail.ts";

test("contains all fields of a prospect, and none of them in the subject", () => {
  const { text, subject } = composeMail(createStoredSubmission("prospect", sampleProspect));
  const fieldTexts = Object.values(sampleProspect).filter((value) => typeof value === "string");
  for (const value of fieldTexts.filter(Boolean)) {
    expect(text).toContain(!value.includes("\n") ? `: ${value}\n` : `\n\nMessage:\n${value}\n`);
    expect(subject).not.toContain(value);
  }
  const submissionFields = { ...sampleProspect, campaign: "news/mail/may" };
  expect(composeMail(createStoredSubmission("prospect", submissionFields)).text).toContain(
    "\nCampaign: news/mail/may\n",
  );
  expect(text).not.toContain("Campaign");
  const boxes = prospectForm.fieldNames.filter((field) => prospectForm.controls[field]?.group);
  const tickedBoxes = Object.fromEntries(boxes.map((field) => [field, true]));
  const mailWithAllBoxes = composeMail(
    createStoredSubmission("prospect", { ...sampleProspect, ...tickedBoxes }),
  ).text;
  expect(/Interests: (.*)/.exec(mailWithAllBoxes)?.[1]?.split(", ")).toHaveLength(boxes.length);
  expect(text).toContain("Interests: use in a team or an organisation\n");
  expect(text).toContain("Consent to storage: given\n");
  expect(text).toContain("Number: 0199-id\n");
  const id = "0199d2a4-7c11-7bbb-8ccc-0123a1b2c3d4";
  const mail = composeMail(createStoredSubmission("prospect", sampleProspect, { id }));
  expect(mail.text).toContain("Reference: A1B2-C3D4\n");
  expect(mail.subject).toContain("A1B2-C3D4");
});

test.each(["\u2028", "\u2029", "\u0085", "\u000b", "\u000c", "\r\n", "\u2029\u2028"])(
  "keeps a short field with the line break %j on one line",
  (end) => {
    const sly = `x${end}Consent to storage: given`;
    const prospect = {
      ...sampleProspect,
      senderName: sly,
      companyName: sly,
      email: sly,
      phoneNumber: sly,
    };
    const message = { ...sampleContactMessage, name: sly, email: sly, subject: sly };
    for (const { text } of [
      composeMail(createStoredSubmission("prospect", prospect)),
      composeMail(createStoredSubmission("contactMessage", message)),
    ]) {
      const [head = ""] = text.split("\n\n");
      const lines = head.split(/[\n\r\v\f\u0085\u2028\u2029]/);
      expect(lines.filter((line) => line.startsWith("Consent to storage")).length).toBeLessThan(2);
      expect(lines).toContain("Name: x Consent to storage: given");
      expect(lines.at(-1)).toBe("Number: 0199-id");
    }
  },
);

test("names the fields that are empty", () => {
  const fieldsWithoutMessage = {
    ...sampleProspect,
    phoneNumber: "",
    messageBody: "",
    hasTeamUsageInterest: false,
  };
  const { text } = composeMail(createStoredSubmission("prospect", fieldsWithoutMessage));
  expect(text).toContain("Phone: not given\n");
  expect(text).toContain("Interests: not given\n");
  expect(text).toMatch(/Language: unknown\n[\s\S]*\n\nMessage: not given\n$/);
});

test("contains a contact message", () => {
  const { text } = composeMail(createStoredSubmission("contactMessage", sampleContactMessage));
  expect(text).toContain(`Subject: ${sampleContactMessage.subject}\n`);
  expect(text.endsWith(`\n\nMessage:\n${sampleContactMessage.message}\n`)).toBe(true);
});
