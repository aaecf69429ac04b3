import type { Locale } from "#locale/languages.ts";
import type { FormName } from "./endpoints.ts";

/**
 * Returns the file of the page that answers an invalid form post. The build writes one per form and language with
 * every possible message. The server fills in the values, keeps the messages that apply and removes the others.
 * Never served as such.
 */
export function getFormErrorPageFile(form: FormName, locale: Locale): string {
  return `${formErrorPageFolder}/${form}/${locale}.html`;
}

/** Returns the file of the response to clients that flood the forms, as plain text. Never served as such. */
export function getTooManyRequestsFile(locale: Locale): string {
  return `${formErrorPageFolder}/too-many/${locale}.txt`;
}

export const formErrorPageFolder = "form-error";

/** The id of its form: the language switcher in the header belongs to that form. */
export const formErrorFormId = "form-error";

/** Attributes that mark the parts of the page that the server changes. */
export const formErrorAttributes = {
  /** `field.code` on each message, at the field and in the summary: `data-error="email.invalid"`. */
  fieldError: "data-error",
  summary: "data-error-summary",
  /** The message for a failure that is not the visitor's fault. */
  failure: "data-form-failure",
  /** On a control: the id of its error message, which joins `aria-describedby` if there is one. */
  describedBy: "data-error-id",
} as const;
