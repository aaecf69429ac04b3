import { isReleased, type Locale } from "#locale/languages.ts";
import type { PageId } from "#locale/routes.ts";
import { distDir } from "#tools/project.ts";
import { type BuiltPage, readBuiltSite } from "#tools/read-built-site.ts";

const builtSite = readBuiltSite(distDir);

/**
 * The built site without its languages in preparation. The test files of a worker share it: they must not change its
 * documents.
 */
export const site = {
  ...builtSite,
  pages: builtSite.pages.filter(({ locale }) => isReleased(locale)),
};

export const { pages } = site;

/** @throws if the page is not built in this language. */
export function getPage(id: PageId, locale: Locale): BuiltPage {
  const page = pages.find((built) => built.id === id && built.locale === locale);
  if (!page) throw new Error(`${id} is not built in ${locale}`);
  return page;
}
