import type { Locale } from "#locale/languages";
import type { PageId } from "#locale/routes";
import { type BuiltPage, readBuiltSite } from "#tools/built-site";
import { distDir } from "#tools/project";

/** The built site, which the test files of a worker share: they must not change its documents. */
export const site = readBuiltSite(distDir);

export const { pages } = site;

/** @throws if the page is not built in this language. */
export function pageOf(id: PageId, locale: Locale): BuiltPage {
  const page = pages.find((built) => built.id === id && built.locale === locale);
  if (!page) throw new Error(`${id} is not built in ${locale}`);
  return page;
}
