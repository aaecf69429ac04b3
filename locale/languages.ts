export interface Language {
  /** As in HTML and hreflang. */
  tag: string;
  /** The tag with the country whose formats of numbers and dates are used. */
  regionalTag: string;
  /** Its own name, and a short one for the language switcher. */
  name: string;
  short: string;
  quotes: string;
  /** Whether prices have the code of the currency, 15 USD, instead of its symbol. */
  hasCurrencyCode?: true;
  /** "min2" leaves four digits ungrouped: 5000, but 300,000. By default the language decides. */
  useGrouping?: "min2" | "auto";
  /** Between the thousands of a figure in large type; by default as in running text. */
  figureSeparator?: string;
  /**
   * Set until the language is complete: its pages are built and have URLs, but no other page links to them, search
   * engines may not index them, and no check of a release depends on them.
   */
  isInPreparation?: true;
}

/** The languages of the site, in the order of the language switcher. The first is the default. */
export const languages = {
  en: {
    tag: "en",
    regionalTag: "en-GB",
    name: "English",
    short: "En",
    quotes: "“”",
    useGrouping: "min2",
    figureSeparator: "\u00a0",
  },
  sv: {
    tag: "sv",
    regionalTag: "sv-SE",
    name: "Svenska",
    short: "Sv",
    quotes: "””",
    hasCurrencyCode: true,
  },
  de: {
    tag: "de",
    regionalTag: "de-DE",
    name: "Deutsch",
    short: "De",
    quotes: "„“",
  },
} as const satisfies Record<string, Language>;

export type Locale = keyof typeof languages;

/** A language that is not in preparation. */
export type ReleasedLocale = {
  [L in Locale]: (typeof languages)[L] extends { isInPreparation: true } ? never : L;
}[Locale];

/** All languages in which the site is built. */
export const locales = Object.keys(languages) as Locale[];

/** The complete languages. Visitors are offered these, search engines index them, and tests check them. */
export const releasedLocales = locales.filter(isReleased);

export function isReleased(locale: Locale): locale is ReleasedLocale {
  return !("isInPreparation" in languages[locale]);
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

/** The ISO 3166-1 code of the country whose formats a language has: "SE". */
export function findOwnCountry(locale: Locale): string | undefined {
  return new Intl.Locale(languages[locale].regionalTag).region;
}
