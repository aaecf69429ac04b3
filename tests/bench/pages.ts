import { releasedLocales } from "#locale/languages.ts";
import { getPath } from "#locale/routes.ts";
import type { BuiltPage } from "#tools/read-built-site.ts";

/**
 * The requested pages: by path, one of every type (in its first language), or all that search engines may
 * index.
 * @throws if one does not exist.
 */
export function choosePages(built: BuiltPage[], wanted: string[]): BuiltPage[] {
  const listed = built.filter(({ path, $ }) => path && $("meta[name=robots]").length === 0);
  if (wanted.includes("all")) return listed;
  if (wanted.includes("types")) return listed.filter(isFirstOfType);
  return wanted.map((path) => {
    const page = built.find((one) => one.path === path);
    if (!page) throw new Error(`The site has no page ${path}.`);
    return page;
  });
}

function isFirstOfType({ id, path }: BuiltPage): boolean {
  const paths = id ? releasedLocales.map((locale) => getPath(id, locale)) : [];
  return paths.find((one) => one !== null && one !== undefined) === path;
}
