import type { Locale } from "./languages.ts";

/** A text for one thing, and one for any other number. English, Swedish and German need no more. */
export interface PluralForms {
  one: string;
  other: string;
  /** A text for no thing, if that is not the one for any other number. */
  none?: string;
}

/** Chooses the text for a number of things. */
export function pluralForm(forms: PluralForms, count: number, locale: Locale): string {
  if (count === 0 && forms.none !== undefined) return forms.none;
  return new Intl.PluralRules(locale).select(count) === "one" ? forms.one : forms.other;
}
