import type { Locale } from "#locale/languages";
import type { ListedPage } from "#locale/routes";

/** The path of the picture that a shared link to a page shows. */
export function picturePath(page: ListedPage, locale: Locale): string {
  return `/og/${page}.${locale}.png`;
}
