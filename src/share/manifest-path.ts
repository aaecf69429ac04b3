import { defaultLocale, type Locale } from "#locale/languages";

/** The path of the web manifest in one language. */
export function manifestPath(locale: Locale): string {
  return locale === defaultLocale ? "/site.webmanifest" : `/${locale}/site.webmanifest`;
}
