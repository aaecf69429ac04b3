import { isListed, type ListedPage } from "#locale/routes.ts";
import type { BuiltPage } from "#tools/read-built-site.ts";

/** A built page that search engines may index. */
export type BuiltListedPage = BuiltPage & { id: ListedPage; path: string };

/** Whether search engines may index a built page. */
export function isListedPage(page: BuiltPage): page is BuiltListedPage {
  return page.kind === "page" && page.id !== undefined && isListed(page.id);
}
