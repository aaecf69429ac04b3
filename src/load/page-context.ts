import type { CollectionEntry } from "astro:content";
import { formatPrice } from "#locale/formats";
import type { Locale } from "#locale/languages";
import { linkTo, type PageId, type TranslatedPage } from "#locale/routes";
import {
  loadBrand,
  loadFacts,
  loadInterfaceTexts,
  loadMethod,
  loadPageContent,
  type PageCollection,
} from "./content.ts";
import { loadPageNames, type PageNames } from "./page-names.ts";
import { registerUrl } from "./platform-urls.ts";
import type { Facts, PlanId } from "./schema/facts.ts";
import type { InterfaceTexts } from "./schema/interface-texts.ts";
import type { Method } from "./schema/method.ts";

/** What every page passes to its layout and its sections, as `page`. */
export interface PageContext {
  /** Its id in the route table; none for pages that have no address of their own. */
  id?: PageId;
  locale: Locale;
  /** The id of its form, if the server fills that in; the language switcher submits it. */
  formId?: string;
  /** The interface texts. */
  t: InterfaceTexts;
  /** What menus and links call the pages. */
  names: PageNames;
  facts: Facts;
  method: Method;
  /** The path of another page in the same language, see `linkTo`, with a fragment if it leads to an id on it. */
  pathTo: (page: TranslatedPage, fragment?: string) => string;
  /** A price in the currency of the facts, as the language writes it. */
  price: (amount: number) => string;
  /** The platform's registration page for a plan. */
  registerUrl: (plan: PlanId) => string;
  /** Where a visitor books a time to talk, if there is such a page. */
  booking?: string | undefined;
}

/** A page with content of its own. */
export interface ContentPage<Id extends PageCollection> extends PageContext {
  id: Id;
  content: CollectionEntry<Id>["data"];
}

/** Loads what every page has, in one language. */
export async function loadPageContext(locale: Locale, id?: PageId): Promise<PageContext> {
  const facts = await loadFacts();
  return {
    id,
    locale,
    t: await loadInterfaceTexts(locale),
    names: await loadPageNames(locale),
    facts,
    method: await loadMethod(),
    pathTo: (target, fragment) => linkTo(target, locale) + (fragment ? `#${fragment}` : ""),
    price: (amount) => formatPrice(amount, facts.currency, locale),
    registerUrl: (plan) => registerUrl(facts.plans[plan].register),
    booking: (await loadBrand()).booking,
  };
}

export async function loadContentPage<Id extends PageCollection>(
  id: Id,
  locale: Locale,
): Promise<ContentPage<Id>> {
  return { ...(await loadPageContext(locale, id)), id, content: await loadPageContent(id, locale) };
}
