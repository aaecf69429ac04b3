interface Language {
  /** As in HTML and hreflang. */
  tag: string;
  /** As in previews of shared links: language and country. */
  openGraph: string;
  /** Its own name, and a short one for the language switcher. */
  name: string;
  short: string;
  quotes: string;
  /**
   * Until it is complete: its pages are built and can be visited by their address, but no other page leads there,
   * search engines may not index them, and no check of a release depends on them.
   */
  inPreparation?: true;
}

/** The languages of the site, in the order of the language switcher. The first is the default. */
export const languages = {
  en: { tag: "en", openGraph: "en_GB", name: "English", short: "En", quotes: "“”" },
  sv: { tag: "sv", openGraph: "sv_SE", name: "Svenska", short: "Sv", quotes: "””" },
  de: { tag: "de", openGraph: "de_DE", name: "Deutsch", short: "De", quotes: "„“" },
} as const satisfies Record<string, Language>;

export type Locale = keyof typeof languages;

/** A language that is not in preparation. */
export type ReleasedLocale = {
  [L in Locale]: (typeof languages)[L] extends { inPreparation: true } ? never : L;
}[Locale];

/** All languages in which the site is built. */
export const locales = Object.keys(languages) as Locale[];

/** The complete languages. Visitors are offered these, search engines index them, and tests check them. */
export const releasedLocales = locales.filter(isReleased);

/** The languages that are not complete yet. */
export const localesInPreparation = locales.filter((locale) => !isReleased(locale));

export function isReleased(locale: Locale): locale is ReleasedLocale {
  return !("inPreparation" in languages[locale]);
}

/** The language of paths without a prefix, and the fallback for missing translations. */
export const defaultLocale: ReleasedLocale = "en";

/** Whether an external value (a path segment, a form field) is a language of the site. */
export function isLocale(value: unknown): value is Locale {
  return typeof value === "string" && Object.hasOwn(languages, value);
}

/** The English name of a language: "Swedish". */
export function getLanguageName(locale: Locale): string {
  return new Intl.DisplayNames("en", { type: "language" }).of(languages[locale].tag) ?? locale;
}
