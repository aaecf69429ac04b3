import { type Locale, locales } from "#locale/languages.ts";
import {
  findPath,
  getAlternates,
  type IndexablePage,
  isIndexable,
  type PageId,
  pageIds,
} from "#locale/routes.ts";

/** All pages that search engines may index, in all their languages. */
export function getIndexablePages(): { page: IndexablePage; locale: Locale; path: string }[] {
  return pageIds
    .filter(isIndexable)
    .flatMap((page) => getAlternates(page).map((alternate) => ({ page, ...alternate })));
}

/** `getStaticPaths` of a page file `[...<param>].astro`: one path per language that has the page. */
export function createGetStaticPaths<Id extends PageId>(page: Id, param: string = page) {
  return () =>
    locales.flatMap((locale) => {
      const path = findPath(page, locale);
      if (!path) return [];
      const segments = path.split("/").filter(Boolean).join("/");
      return [{ params: { [param]: segments || undefined }, props: { page, locale } }];
    });
}
