import type { Locale } from "#locale/languages.ts";
import type { IndexablePage } from "#locale/routes.ts";

/** Width and height of Open Graph images in pixels, as social networks want them. */
export const openGraphImageSize = { width: 1200, height: 630 };

export function getOpenGraphImagePath(page: IndexablePage, locale: Locale): string {
  return `/og/${page}.${locale}.png`;
}
