import type { FormName } from "#contract/endpoints.ts";
import type { Locale } from "#locale/languages.ts";
import type { FormField } from "#ui/forms/FormFields.tsx";

/** The texts that every form has, by the end of their keys: `form.submit`. */
export const sharedTexts = [
  "submit",
  "submitting",
  "retry",
  "summary",
  "success",
  "reference",
  "another",
  "failure",
  "preserved",
  "direct",
  "wait",
  "charactersLeft",
  "charactersOver",
  "honeypot",
] as const;

/** A form's texts other than those of its fields, in one language. */
export type FormTexts = Record<(typeof sharedTexts)[number], string> & {
  phone: string;
  email: string;
  /** By `field.code`, such as `email.invalid`. */
  errors: Record<string, string>;
};

/** A form in one language, as passed to the island. */
export interface FormProps {
  form: FormName;
  locale: Locale;
  fields: FormField[];
  /** The maximum length of each text field, in Unicode code points. */
  limits: Record<string, number | undefined>;
  texts: FormTexts;
}
