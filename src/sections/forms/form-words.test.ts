import { expect, test } from "vitest";
import { contactMessageForm } from "#contract/contact-message";
import { errorWords } from "./form-words.ts";

const words = { required: "missing", invalid: "wrong", too_long: "more than {limit}" };
const all = { name: words, email: words, subject: words, message: words };

test("every error has words, with the longest length as the language writes it", () => {
  const errors = errorWords(contactMessageForm, all, "de");
  expect(errors["message.too_long"]).toBe("more than 4000");
  expect(errors["email.required"]).toBe("missing");
  expect(Object.keys(errors)).toHaveLength(12);
});

test("an error without words stops the build", () => {
  const { message: _words, ...some } = all;
  expect(() => errorWords(contactMessageForm, some, "en")).toThrow("message.required");
});
