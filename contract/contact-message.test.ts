import { describe, expect, it } from "vitest";
import { type ContactMessage, contactMessageForm } from "./contact-message.ts";

const complete: ContactMessage = {
  name: " Otto Größ",
  email: "otto@groess.example",
  subject: "Ein Termin?",
  message: "Guten Tag,\n\n\tmorgen? 🧑‍🤝‍🧑",
};
const errorsOf = (changes: Partial<Record<keyof ContactMessage, unknown>>) => {
  const result = contactMessageForm.parse({ ...complete, ...changes });
  return result.ok ? [] : result.errors;
};

describe("the contact message", () => {
  it("has these fields on the wire, in the order of the form", () => {
    expect(contactMessageForm.fields).toEqual(["name", "email", "subject", "message"]);
  });

  it("is taken as it is, without what it does not know", () => {
    const sent = { ...complete, email: ` ${complete.email} `, budget: 3 };
    expect(contactMessageForm.parse(sent)).toEqual({ ok: true, fields: complete });
  });

  it("writes required words in one way (NFC)", () => {
    const text = "Größe";
    const sent = { ...complete, subject: text.normalize("NFD"), message: text.normalize("NFD") };
    expect(contactMessageForm.parse(sent)).toMatchObject({
      fields: { subject: text, message: text },
    });
  });

  it("requires every field", () => {
    const errors = contactMessageForm.fields.map((field) => ({ field, code: "required" }));
    expect(contactMessageForm.parse({})).toEqual({ ok: false, errors });
    expect(
      contactMessageForm.parse({ name: "", email: " ", subject: "\t", message: "\n" }),
    ).toEqual({ ok: false, errors });
  });

  it.each([
    ["name", "too_long", "x".repeat(201)],
    ["name", "invalid", "a\nb"],
    ["email", "invalid", "otto"],
    ["subject", "too_long", "x".repeat(201)],
    ["subject", "invalid", "Hello\r\nBcc: x"],
    ["message", "too_long", "x".repeat(4001)],
    ["message", "invalid", "\u0000"],
    ["message", "invalid", ["a", "b"]],
  ] as const)("refuses %s as %s (case %#)", (field, code, value) => {
    expect(errorsOf({ [field]: value })).toEqual([{ field, code }]);
  });

  it("takes words of exactly the longest length, counted in code points", () => {
    expect(errorsOf({ subject: "😀".repeat(200), message: "😀".repeat(4000) })).toEqual([]);
  });
});
