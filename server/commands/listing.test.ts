import { describe, expect, test } from "vitest";
import { prospectForm } from "#contract/prospect.ts";
import { sampleContactMessage, sampleProspect } from "#tests/harness/form-samples.ts";
import { createStoredSubmission } from "#tests/harness/submissions.ts";
import type { Submission, SubmissionCategory } from "../store/submissions/submission.ts";
import { getCategoryFormat } from "./category-format.ts";
import { escapeControlCharacters, formatListing } from "./listing.ts";

async function listSubmissions(category: SubmissionCategory, submissions: Submission[]) {
  async function* batches() {
    for (const submission of submissions) yield [submission];
  }
  return (await Array.fromAsync(formatListing(getCategoryFormat(category), batches()))).join("");
}

describe("formatListing", () => {
  test("reports an empty list", async () => {
    expect(await listSubmissions("prospects", [])).toBe("No prospects yet.\n");
  });

  test("shows every value, with one block per prospect", async () => {
    const prospect = createStoredSubmission("prospect", sampleProspect, { language: "sv" });
    const listing = await listSubmissions("prospects", [
      prospect,
      createStoredSubmission("prospect", { ...sampleProspect, phoneNumber: "" }, { id: "0200-id" }),
    ]);
    const [first = ""] = listing.split("\n\nid ");
    const width = first.indexOf("0199-id");
    const lines = first.split(/\n(?=\S)/);
    expect(lines.map((line) => line.slice(0, width).trimEnd())).toEqual([
      "id",
      "receivedAt",
      ...prospectForm.fieldNames,
      "language",
    ]);
    expect(
      lines.map((line) => line.slice(width).replaceAll(`\n${" ".repeat(width)}`, "\n")),
    ).toEqual([
      ...["0199-id", "2026-01-15T12:00:00.000Z"],
      ...prospectForm.fieldNames.map((field) => String(prospect.fields[field])),
      "sv",
    ]);
    expect(listing).toMatch(/\n\nid +0200-id\n/);
    expect(listing).toMatch(/\nphoneNumber\n/);
    expect(listing).toMatch(/\nlanguage\n$/);
  });

  test("shows messages under their own field names", async () => {
    const message = createStoredSubmission("contactMessage", {
      ...sampleContactMessage,
      message: "a\nb",
    });
    expect(await listSubmissions("messages", [message])).toMatch(
      /\nmessage {5}a\n {12}b\ncampaign\nlanguage\n$/,
    );
  });

  test("contains no control characters for the terminal", async () => {
    const senderName = "\u001b[2J\u001b]0;title\u0007\u009b31m\r\u202egnp\u2028";
    const listing = await listSubmissions("prospects", [
      createStoredSubmission("prospect", { ...sampleProspect, senderName }),
    ]);
    expect(listing).toContain(
      "\\u{1b}[2J\\u{1b}]0;title\\u{7}\\u{9b}31m\\u{d}\\u{202e}gnp\\u{2028}\n",
    );
  });
});

test("keeps text of every script, line breaks and tabs", () => {
  const text = "Åäö ß 🧑‍🤝‍🧑 שלום नमस्ते\n\tend";
  expect(escapeControlCharacters(text)).toBe(text);
});
