import type { CollectionEntry } from "astro:content";
import type { Locale } from "#locale/languages";
import type { PageId } from "#locale/routes";
import { loadFacts, loadMessages, loadPage, type PageCollection } from "./content.ts";
import { registerUrl } from "./platform.ts";
import type { Facts, PlanId } from "./schema/facts.ts";
import type { Messages } from "./schema/messages.ts";

/** What every page passes to its layout and its sections, as `page`. */
export interface PageContext {
  /** Its id in the route table; none for pages that have no address of their own. */
  id?: PageId;
  locale: Locale;
  /** The messages of the interface. */
  t: Messages;
  facts: Facts;
  /** The platform's registration page for a plan. */
  registerUrl: (plan: PlanId) => string;
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
    t: await loadMessages(locale),
    facts,
    registerUrl: (plan) => registerUrl(facts.plans[plan].register),
  };
}

/** Loads a page with its content, in one language. */
export async function loadContentPage<Id extends PageCollection>(
  id: Id,
  locale: Locale,
): Promise<ContentPage<Id>> {
  return { ...(await loadPageContext(locale, id)), id, content: await loadPage(id, locale) };
}
