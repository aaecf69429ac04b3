import { defaultLocale, type Locale } from "#locale/languages";
import { isListed, type ListedPage, pageIds, pathOf, type TranslatedPage } from "#locale/routes";
import { loadEntry, loadPageContent } from "./content.ts";
import { isLegal } from "./schema/legal.ts";

/** By page; those that exist in one language only have a name there. */
export type PageNames = Record<Extract<TranslatedPage, ListedPage>, string> &
  Partial<Record<ListedPage, string>>;

/** What menus and links call the pages in one language. A page that this one lacks is in English. */
export async function loadPageNames(locale: Locale): Promise<PageNames> {
  const names: Partial<Record<ListedPage, string>> = {};
  for (const page of pageIds.filter(isListed)) {
    const own = [locale, defaultLocale].find((one) => pathOf(page, one));
    if (own) names[page] = await loadName(page, own);
  }
  return names as PageNames;
}

async function loadName(page: ListedPage, locale: Locale): Promise<string> {
  if (isLegal(page)) return (await loadEntry("legal", `${page}/${locale}`)).data.name;
  return (await loadPageContent(page, locale)).meta.name;
}
