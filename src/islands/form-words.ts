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
  another: string;
  failure: string;
  kept: string;
  /** The label of the field that must stay empty: for those whom it is shown to by mistake. */
  trap: string;
}

/** A link to the privacy policy; without `href` there is none yet. */
export interface PrivacyWords {
  label: string;
  link: string;
  href?: string;
}
