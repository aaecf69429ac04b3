import { type Locale, locales } from "#locale/languages";
import {
  alternatesOf,
  isListed,
  type ListedPage,
  type PageId,
  pageIds,
  pathOf,
} from "#locale/routes";

/** All pages that search engines may index, in all their languages. */
export function listedPages(): { page: ListedPage; locale: Locale; path: string }[] {
  return pageIds
    .filter(isListed)
    .flatMap((page) => alternatesOf(page).map((alternate) => ({ page, ...alternate })));
}

/** `getStaticPaths` of a page file `[...<param>].astro`: one path per language that has the page. */
export function localizedPaths(page: PageId, param: string = page) {
  return () =>
    locales.flatMap((locale) => {
      const path = pathOf(page, locale);
      if (!path) return [];
      const segments = path.split("/").filter(Boolean).join("/");
      return [{ params: { [param]: segments || undefined }, props: { page, locale } }];
    });
}
