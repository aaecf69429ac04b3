import { releasedLocales } from "#locale/languages.ts";
import { findPath } from "#locale/routes.ts";
import type { BuiltPage } from "#tools/read-built-site.ts";

/**
 * The requested pages: by path, one of every type (in its first language), or all that search engines may
 * index.
 * @throws if one does not exist.
 */
export function choosePages(builtPages: BuiltPage[], wantedPaths: string[]): BuiltPage[] {
  const indexedPages = builtPages.filter(
    ({ path, $ }) => path && $("meta[name=robots]").length === 0,
  );
  if (wantedPaths.includes("all")) return indexedPages;
  if (wantedPaths.includes("types")) return indexedPages.filter(isFirstOfType);
  return wantedPaths.map((path) => {
    const page = builtPages.find((builtPage) => builtPage.path === path);
    if (!page) throw new Error(`The site has no page ${path}.`);
    return page;
  });
}

function isFirstOfType({ id, path }: BuiltPage): boolean {
  const paths = id ? releasedLocales.map((locale) => findPath(id, locale)) : [];
  return paths.find((typePath) => typePath !== null && typePath !== undefined) === path;
}
