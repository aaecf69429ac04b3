import type { Locale } from "#locale/languages";
import type { ListedPage } from "#locale/routes";
import { loadEntry, loadPageContent } from "./content.ts";
import { isLegal } from "./schema/legal.ts";

/** The headline of a page in one language, with words to highlight between *stars*. */
export async function loadHeadline(page: ListedPage, locale: Locale): Promise<string> {
  if (isLegal(page)) return (await loadEntry("legal", `${page}/${locale}`)).data.title;
  return (await loadPageContent(page, locale)).hero.title;
}
