/** The languages of the site, in the order in which the switcher shows them. The first is the default. */
export const languages = {
  en: { tag: "en", openGraph: "en_GB", name: "English", short: "En" },
  sv: { tag: "sv", openGraph: "sv_SE", name: "Svenska", short: "Sv" },
  de: { tag: "de", openGraph: "de_DE", name: "Deutsch", short: "De" },
} as const;

export type Locale = keyof typeof languages;

/** Every language of the site. */
export const locales = Object.keys(languages) as Locale[];

/** The language of paths without a prefix, and of texts that a translation lacks. */
export const defaultLocale: Locale = "en";

/** Tells whether a value from outside (a path segment, a form field) names a language of the site. */
export function isLocale(value: unknown): value is Locale {
  return typeof value === "string" && Object.hasOwn(languages, value);
}

/** What English calls a language of the site: "Swedish". */
export function languageName(locale: Locale): string {
  return new Intl.DisplayNames("en", { type: "language" }).of(languages[locale].tag) ?? locale;
}
