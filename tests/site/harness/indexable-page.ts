import { type IndexablePage, isIndexable } from "#locale/routes.ts";
import type { BuiltPage } from "#tools/read-built-site.ts";

/** A built page that search engines may index. */
export type BuiltIndexablePage = BuiltPage & { id: IndexablePage; path: string };

/** Whether search engines may index a built page. */
export function isIndexablePage(page: BuiltPage): page is BuiltIndexablePage {
  return page.kind === "page" && page.id !== undefined && isIndexable(page.id);
}
