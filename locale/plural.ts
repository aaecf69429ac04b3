import type { Locale } from "./languages.ts";

/** A text for one thing and for any other number of them. English, Swedish and German need no more. */
export interface PluralForms {
  one: string;
  other: string;
}

/** The text that a number of things takes in a language. */
export function pluralForm(forms: PluralForms, count: number, locale: Locale): string {
  return new Intl.PluralRules(locale).select(count) === "one" ? forms.one : forms.other;
}
