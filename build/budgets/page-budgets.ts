import type { PageId } from "#locale/routes";

/** What a page may weigh. Sizes in bytes as they travel: text with brotli, fonts as they are. */
export interface PageWeight {
  /** The document, with the style sheets inlined in it. */
  html: number;
  /** Style sheets in files of their own. */
  css: number;
  /** Scripts in files that load with the page, whatever the visitor does. */
  eagerScript: number;
  /** Scripts that islands load once they come into view. */
  islandScript: number;
  /** The largest font. */
  font: number;
  /** Requests before anything comes into view, the document among them. */
  requests: number;
}

const kilobyte = 1024;

const standard: PageWeight = {
  html: 30 * kilobyte,
  css: 0,
  eagerScript: 0,
  islandScript: 0,
  font: 20 * kilobyte,
  requests: 3,
};

/** Pages whose islands wait until they come into view. */
const withIslands = { islandScript: 90 * kilobyte };

const budgets: Partial<Record<PageId, Partial<PageWeight>>> = {
  home: withIslands,
  product: withIslands,
  pricing: withIslands,
  facilitatorship: withIslands,
  leaders: withIslands,
  individuals: withIslands,
  contact: withIslands,
  // All sixteen chapters are in the document.
  science: { html: 60 * kilobyte, islandScript: 75 * kilobyte },
};

/** The budget of a page; pages without a line of their own, and those without id, get the standard. */
export function budgetOf(id: PageId | undefined): PageWeight {
  return { ...standard, ...(id && budgets[id]) };
}
