import type { Locale } from "#locale/languages";
import type { ListedPage } from "#locale/routes";

/** Width and height of the pictures of shared links in pixels, as social networks ask for them. */
export const pictureSize = { width: 1200, height: 630 };

/** The path of the picture that a shared link to a page shows. */
export function picturePath(page: ListedPage, locale: Locale): string {
  return `/og/${page}.${locale}.png`;
}
