import type { Locale } from "#locale/languages";

/** The words that every form has, in one language. */
export interface FormWords {
  locale: Locale;
  /** By `field.code`: `email.invalid`. */
  errors: Record<string, string>;
  submit: string;
  submitting: string;
  retry: string;
  summary: string;
  success: string;
  /** By what sales find the message; `{reference}` stands for it. */
  reference: string;
  another: string;
  failure: string;
  kept: string;
  /** When to send again after there were too many; `{time}` stands for the minutes. */
  wait: string;
  /** How many characters a field still takes, and how many it has too many. */
  room: string;
  excess: string;
  /** The longest text of each text field, in Unicode code points. */
  limits: Record<string, number | undefined>;
  /** The label of the field that must stay empty: for those whom it is shown to by mistake. */
  trap: string;
}

/** A link to the privacy policy; without `href` there is none yet. */
export interface PrivacyWords {
  label: string;
  link: string;
  href: string;
}
