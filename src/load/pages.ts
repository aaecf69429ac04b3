import { type Locale, locales } from "#locale/languages";
import {
  alternatesOf,
  isListed,
  type ListedPage,
  type PageId,
  pageIds,
  pathOf,
} from "#locale/routes";

// A page is built when its file stands in src/pages: `[...contact].astro` builds "contact".
const files = Object.keys(import.meta.glob("../pages/*.astro"));
const built = new Set(files.map((file) => /\[\.\.\.(.+)\]\.astro$/.exec(file)?.[1]));

/** The path of a page, or `undefined` where it is not built or not there in this language. */
export function linkTo(page: PageId, locale: Locale): string | undefined {
  return built.has(page) ? pathOf(page, locale) : undefined;
}

/** Every page that search engines may list, in every language that has it. */
export function listedPages(): { page: ListedPage; locale: Locale; path: string }[] {
  return pageIds
    .filter(isListed)
    .flatMap((page) =>
      built.has(page) ? alternatesOf(page).map((alternate) => ({ page, ...alternate })) : [],
    );
}

/** `getStaticPaths` of a page file `[...<page>].astro`: one path for each language that has the page. */
export function localizedPaths(page: PageId) {
  return () =>
    locales.flatMap((locale) => {
      const path = pathOf(page, locale);
      if (!path) return [];
      const segments = path.split("/").filter(Boolean).join("/");
      return [{ params: { [page]: segments || undefined }, props: { locale } }];
    });
}
