import {
  defaultLocale,
  isLocale,
  isReleased,
  type Locale,
  languages,
  locales,
  type ReleasedLocale,
  releasedLocales,
} from "./languages.ts";

/** Paths by language. A language in preparation may lack some. */
type Paths = Record<ReleasedLocale, string | null> & Partial<Record<Locale, string | null>>;

/**
 * The canonical path of every page in every language. `null`: the page does not exist in that language.
 */
export const routes = {
  home: { en: "/", sv: "/sv/", de: "/de/" },
  product: { en: "/product", sv: "/sv/produkt", de: "/de/produkt" },
  example: { en: "/example-profile", sv: "/sv/exempelprofil", de: "/de/beispielprofil" },
  trial: { en: "/try", sv: "/sv/prova", de: "/de/ausprobieren" },
  pricing: { en: "/pricing", sv: "/sv/priser", de: "/de/preise" },
  science: { en: "/science", sv: "/sv/vetenskap", de: "/de/forschung" },
  facilitatorship: { en: "/facilitatorship", sv: "/sv/handledare", de: "/de/moderatoren" },
  individuals: { en: "/individuals", sv: "/sv/individer", de: "/de/einzelpersonen" },
  leaders: { en: "/leaders", sv: "/sv/ledare", de: "/de/fuehrungskraefte" },
  teams: { en: "/teams", sv: "/sv/team", de: "/de/teams" },
  organization: { en: "/organization", sv: "/sv/organisation", de: "/de/organisationen" },
  hr: { en: "/for-hr", sv: "/sv/for-hr", de: "/de/fuer-hr" },
  about: { en: "/about-us", sv: "/sv/om-oss", de: "/de/ueber-uns" },
  contact: { en: "/contact", sv: "/sv/kontakt", de: "/de/kontakt" },
  faq: { en: "/faq", sv: "/sv/vanliga-fragor", de: "/de/haeufige-fragen" },
  terms: { en: "/terms", sv: "/sv/allmanna-villkor", de: "/de/agb" },
  privacy: { en: "/privacy-policy", sv: "/sv/privacy-policy", de: "/de/datenschutz" },
  cookies: { en: "/cookie-policy", sv: "/sv/cookie-policy", de: "/de/cookie-richtlinie" },
  accessibility: { en: "/accessibility", sv: "/sv/tillganglighet", de: "/de/barrierefreiheit" },
  imprint: { en: null, sv: null, de: "/de/impressum" },
  messageSent: {
    en: "/message-sent",
    sv: "/sv/meddelande-skickat",
    de: "/de/nachricht-gesendet",
  },
} as const satisfies Record<string, Paths>;

export type PageId = keyof typeof routes;

export const pageIds = Object.keys(routes) as PageId[];

/** A page that exists in every released language: all but the German imprint. */
export type TranslatedPage = {
  [Page in PageId]: null extends (typeof routes)[Page][ReleasedLocale] ? never : Page;
}[PageId];

export const translatedPageIds = pageIds.filter((page): page is TranslatedPage =>
  releasedLocales.every((locale) => routes[page][locale] !== null),
);

/** A page that search engines may index and visitors share: all but the answers to an action. */
export type IndexablePage = Exclude<PageId, "messageSent">;

/** Whether search engines may index a page, in released languages. */
export function isIndexable(page: PageId): page is IndexablePage {
  return page !== "messageSent";
}

/** All pages that a text in any language may link to. */
export const linkablePageIds = translatedPageIds.filter(isIndexable);

/** Former and alternative paths, without trailing slash, and the page that each redirects to. */
export const aliases: Record<string, { page: PageId; locale: Locale }> = {
  "/sv/integritetspolicy": { page: "privacy", locale: "sv" },
};

/** Returns the canonical path of a page that exists in every released language. */
export function getPath(page: TranslatedPage, locale: ReleasedLocale): string {
  return routes[page][locale];
}

/** Finds the canonical path of a page; `null` if the page does not exist in the language. */
export function findPath(page: PageId, locale: Locale): string | null {
  const paths: Paths = routes[page];
  return paths[locale] ?? null;
}

/** Returns the path to which links lead. Languages in preparation link to English for pages that they lack. */
export function getLinkPath(page: TranslatedPage, locale: Locale): string {
  return findPath(page, locale) ?? getPath(page, defaultLocale);
}

/** Finds the path to which links lead, of any page; `null` if a released language lacks the page. */
export function findLinkPath(page: PageId, locale: Locale): string | null {
  return findPath(page, locale) ?? (isReleased(locale) ? null : findPath(page, defaultLocale));
}

/** Whether a value is the canonical path of a page. */
export function isPagePath(path: unknown): path is string {
  return pageIds.some((page) => getPaths(page).some((pagePath) => pagePath === path));
}

/** The language of a path, from its first segment. */
export function getPathLocale(path: string): Locale {
  const first = path.split("/")[1];
  return isLocale(first) ? first : defaultLocale;
}

/** A path with a trailing slash if it has none, and without if it has one. */
export function toggleTrailingSlash(path: string): string {
  return path.endsWith("/") ? path.slice(0, -1) : `${path}/`;
}

export function getPaths(page: PageId): string[] {
  return locales.flatMap((locale) => findPath(page, locale) ?? []);
}

/** Returns the path of a page in each released language. */
export function getAlternates(page: PageId): { locale: ReleasedLocale; path: string }[] {
  return releasedLocales.flatMap((locale) => {
    const path = findPath(page, locale);
    return path ? [{ locale, path }] : [];
  });
}

/**
 * The page in each of its languages and, as "x-default", in the default language if it exists there: the
 * source of every hreflang.
 */
export function getHreflangs(page: PageId): { hreflang: string; path: string }[] {
  const alternates = getAlternates(page).map(({ locale, path }) => ({
    hreflang: languages[locale].tag,
    path,
  }));
  const original = findPath(page, defaultLocale);
  return original ? [...alternates, { hreflang: "x-default", path: original }] : alternates;
}

/** Returns the languages of a page, including those in preparation. */
export function getLocales(page: PageId): Locale[] {
  return locales.filter((locale) => findPath(page, locale) !== null);
}

/** Returns the target of the language switcher: the same page, else the home page of the language. */
export function getCounterpart(page: PageId | undefined, locale: Locale): string {
  return (page && findPath(page, locale)) ?? getLinkPath("home", locale);
}

/** The path of a language's not-found page in the build. */
export function getNotFoundPath(locale: Locale): string {
  return locale === defaultLocale ? "/404" : `/${locale}/404`;
}
