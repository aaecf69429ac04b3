import type { CollectionEntry } from "astro:content";
import { formatPrice } from "#locale/formats.ts";
import { defaultLocale, type Locale } from "#locale/languages.ts";
import {
  findPath,
  getLinkPath,
  type IndexablePage,
  isIndexable,
  type PageId,
  pageIds,
  type TranslatedPage,
} from "#locale/routes.ts";
import {
  loadBrand,
  loadEntry,
  loadFacts,
  loadInterfaceTexts,
  loadMethod,
  loadPageContent,
  type PageCollection,
} from "./content.ts";
import { getRegisterUrl } from "./platform-urls.ts";
import type { Facts, PlanId } from "./schema/facts.ts";
import type { InterfaceTexts } from "./schema/interface-texts.ts";
import { isLegal } from "./schema/legal.ts";
import type { Method } from "./schema/method.ts";

/** What every page passes to its layout and its sections, as `page`. */
export interface PageContext {
  /** Its id in the route table; none for pages without a URL of their own. */
  id?: PageId;
  locale: Locale;
  /** The id of its form, if the server fills that in; the language switcher submits it. */
  formId?: string;
  t: InterfaceTexts;
  /** The names of pages in menus and links. */
  names: PageNames;
  facts: Facts;
  method: Method;
  /** The path of another page in the same language, see `getLinkPath`, with a fragment if it leads to an id on it. */
  getHref: (page: TranslatedPage, fragment?: string) => string;
  /** Formats a price in the currency of the facts. */
  formatPrice: (amount: number) => string;
  /** The platform's registration page for a plan. */
  getRegisterUrl: (plan: PlanId) => string;
  /** The URL of the page for booking a time to talk, if there is one. */
  booking?: string | undefined;
}

/** By page. Pages that exist in one language only have a name in it. */
export type PageNames = Record<Extract<TranslatedPage, IndexablePage>, string> &
  Partial<Record<IndexablePage, string>>;

export interface ContentPage<Id extends PageCollection> extends PageContext {
  id: Id;
  content: CollectionEntry<Id>["data"];
}

export async function loadPageContext(locale: Locale, id?: PageId): Promise<PageContext> {
  const facts = await loadFacts();
  return {
    id,
    locale,
    t: await loadInterfaceTexts(locale),
    names: await loadPageNames(locale),
    facts,
    method: await loadMethod(),
    getHref: (target, fragment) => getLinkPath(target, locale) + (fragment ? `#${fragment}` : ""),
    formatPrice: (amount) => formatPrice(amount, facts.currency, locale),
    getRegisterUrl: (plan) => getRegisterUrl(facts.plans[plan].register),
    booking: (await loadBrand()).booking,
  };
}

/** Loads a page with content of its own, in one language. */
export async function loadPage<Id extends PageCollection>(
  id: Id,
  locale: Locale,
): Promise<ContentPage<Id>> {
  return { ...(await loadPageContext(locale, id)), id, content: await loadPageContent(id, locale) };
}

/** The names of pages in one language, for menus and links. A page that this language lacks has its English name. */
async function loadPageNames(locale: Locale): Promise<PageNames> {
  const names: Partial<Record<IndexablePage, string>> = {};
  for (const page of pageIds.filter(isIndexable)) {
    const nameLocale = [locale, defaultLocale].find((candidate) => findPath(page, candidate));
    if (nameLocale) names[page] = await loadName(page, nameLocale);
  }
  return names as PageNames;
}

async function loadName(page: IndexablePage, locale: Locale): Promise<string> {
  if (isLegal(page)) return (await loadEntry("legal", `${page}/${locale}`)).data.name;
  return (await loadPageContent(page, locale)).meta.name;
}

/** The headline of a page in one language, with words to highlight between *stars*. */
export async function loadHeadline(page: IndexablePage, locale: Locale): Promise<string> {
  if (isLegal(page)) return (await loadEntry("legal", `${page}/${locale}`)).data.title;
  return (await loadPageContent(page, locale)).hero.title;
}
