import type { Locale } from "#locale/languages";
import type { ListedPage } from "#locale/routes";

/** Width and height of share pictures in pixels, as social networks want them. */
export const pictureSize = { width: 1200, height: 630 };

/** The path of a page's share picture. */
export function getPicturePath(page: ListedPage, locale: Locale): string {
  return `/og/${page}.${locale}.png`;
}
