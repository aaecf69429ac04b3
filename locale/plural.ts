import { type Locale, languages } from "./languages.ts";

/** The forms of a text by number. English, Swedish and German have two. */
export interface PluralForms {
  one: string;
  other: string;
  /** The form for zero; by default `other`. */
  none?: string;
}

export function selectPluralForm(forms: PluralForms, count: number, locale: Locale): string {
  if (count === 0 && forms.none !== undefined) return forms.none;
  return new Intl.PluralRules(languages[locale].tag).select(count) === "one"
    ? forms.one
    : forms.other;
}
