import { isListed, type ListedPage } from "#locale/routes";
import type { BuiltPage } from "#tools/built-site";

/** A built page that search engines may list. */
export type BuiltListedPage = BuiltPage & { id: ListedPage; path: string };

/** Tells whether search engines may list a built page. */
export function isListedPage(page: BuiltPage): page is BuiltListedPage {
  return page.kind === "page" && page.id !== undefined && isListed(page.id);
}
