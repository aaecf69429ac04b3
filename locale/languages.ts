/** The languages of the site, in the order of the language switcher, with their quotation marks. The first is the default. */
export const languages = {
  en: { tag: "en", openGraph: "en_GB", name: "English", short: "En", quotes: "“”" },
  sv: { tag: "sv", openGraph: "sv_SE", name: "Svenska", short: "Sv", quotes: "””" },
  de: { tag: "de", openGraph: "de_DE", name: "Deutsch", short: "De", quotes: "„“" },
} as const;

export type Locale = keyof typeof languages;

/** All languages of the site. */
export const locales = Object.keys(languages) as Locale[];

/** The language of paths without a prefix, and the fallback for missing translations. */
export const defaultLocale: Locale = "en";

/** Whether an external value (a path segment, a form field) is a language of the site. */
export function isLocale(value: unknown): value is Locale {
  return typeof value === "string" && Object.hasOwn(languages, value);
}

/** The English name of a language: "Swedish". */
export function languageName(locale: Locale): string {
  return new Intl.DisplayNames("en", { type: "language" }).of(languages[locale].tag) ?? locale;
}
