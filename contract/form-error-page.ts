import type { Locale } from "#locale/languages";
import type { FormName } from "./endpoints.ts";

/**
 * The page with which the server answers a form post that must be mended. The build writes one a
 * form and language, holding every possible message; the server fills in what was typed, keeps the
 * messages that apply and removes the others. Path within the build, never served as such.
 */
export function formErrorPageFile(form: FormName, locale: Locale): string {
  return `${formErrorPageFolder}/${form}/${locale}.html`;
}

/** The answer, as plain text, to whoever floods the forms. Not served as such, either. */
export function tooManyFile(locale: Locale): string {
  return `${formErrorPageFolder}/too-many/${locale}.txt`;
}

export const formErrorPageFolder = "form-retry";

/** The id of the form on it: the language switcher in the header belongs to that form. */
export const formErrorFormId = "form-retry";

/** Attributes by which the server finds its places in that page. */
export const formErrorAttributes = {
  /** `field.code` on each message, at the field and in the summary: `data-error="email.invalid"`. */
  fieldError: "data-error",
  /** The summary of field errors. */
  summary: "data-error-summary",
  /** The message for a failure that is not the visitor's. */
  failure: "data-form-failure",
  /** On a control: the id of its error text, which joins `aria-describedby` when there is one. */
  describedBy: "data-error-id",
} as const;
