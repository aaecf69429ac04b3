import type { Locale } from "#locale/languages";

type FieldWords = Record<
  "senderName" | "companyName" | "email" | "phoneNumber" | "messageBody",
  string
>;

/** The words of the prospect form in one language: all that crosses into the browser. */
export interface ProspectWords {
  locale: Locale;
  labels: FieldWords;
  optional: string;
  messageHint: string;
  interest: {
    legend: string;
    facilitator: string;
    /** Only where the organisation has a checkbox of its own. */
    organization?: string;
    team: string;
    personal: string;
  };
  privacy: { label: string; link: string; href?: string };
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
}
