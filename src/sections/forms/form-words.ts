import type { Form } from "#contract/form";
import type { FieldErrorCode } from "#contract/problem";
import type { FormWords, PrivacyWords } from "#islands/forms/form-words.ts";
import type { Messages } from "#load/schema/messages";
import { fill } from "#locale/fill";
import { formatInteger } from "#locale/formats";
import type { Locale } from "#locale/languages";

/** What a field's errors are called in one language; `{limit}` stands for its longest length. */
export type FieldErrorWords = Partial<Record<FieldErrorCode, string>>;

/** The words that all forms share, from the dictionary, and how long a form's texts may be. */
export function formWords(
  { limits }: Form<unknown>,
  t: Messages,
  locale: Locale,
): Omit<FormWords, "errors"> {
  return {
    locale,
    limits,
    submit: t["form.submit"],
    submitting: t["form.submitting"],
    retry: t["form.retry"],
    summary: t["form.summary.title"],
    success: t["form.success"],
    reference: t["form.reference"],
    another: t["form.another"],
    failure: t["form.failure"],
    kept: t["form.kept"],
    wait: t["form.wait"],
    room: t["form.room"],
    excess: t["form.excess"],
    trap: t["form.trap.label"],
  };
}

/** The words of the box by which a visitor lets us keep the message. */
export function privacyWords(t: Messages, privacyPath: string): PrivacyWords {
  return { label: t["form.privacy.label"], link: t["form.privacy.link"], href: privacyPath };
}

/** The words for the errors of fields that several forms have. */
export function sharedErrors(t: Messages) {
  return {
    name: {
      required: t["form.name.error.required"],
      invalid: t["form.name.error.invalid"],
      too_long: t["form.name.error.too-long"],
    },
    company: {
      required: t["form.company.error.required"],
      invalid: t["form.company.error.invalid"],
      too_long: t["form.company.error.too-long"],
    },
    email: {
      required: t["form.email.error.required"],
      invalid: t["form.email.error.invalid"],
      too_long: t["form.email.error.too-long"],
    },
    phone: { invalid: t["form.phone.error.invalid"], too_long: t["form.phone.error.too-long"] },
    message: {
      required: t["form.message.error.required"],
      invalid: t["form.message.error.invalid"],
      too_long: t["form.message.error.too-long"],
    },
    privacy: { required: t["form.privacy.error.required"] },
  } satisfies Record<string, FieldErrorWords>;
}

/**
 * The words for every error that a form's fields can have, by `field.code`.
 * @throws if one has no words, so that no visitor meets an error without a text.
 */
export function errorWords(
  form: Form<unknown>,
  words: Record<string, FieldErrorWords>,
  locale: Locale,
): Record<string, string> {
  const entries = Object.entries(form.errorCodes).flatMap(([field, codes]) =>
    codes.map((code) => {
      const text = words[field]?.[code];
      if (text === undefined) throw new Error(`No words for ${form.name}: ${field}.${code}`);
      const limit = formatInteger(form.limits[field] ?? 0, locale);
      return [`${field}.${code}`, fill(text, { limit })];
    }),
  );
  return Object.fromEntries(entries);
}
