import type { PageId } from "#locale/routes";

/** A page's weight, or its budget. Transfer sizes in bytes: text with brotli, fonts as they are. */
export interface PageWeight {
  /** How much of the document must arrive for its first section, the landing view. */
  landing: number;
  /** The document with its inline styles. */
  html: number;
  /** External style sheets. */
  css: number;
  /** Scripts that always load with the page. */
  eagerScript: number;
  /** Scripts of islands that load when they come near the viewport. */
  islandScript: number;
  /** The largest font. */
  font: number;
  /** Requests of the first view, including the document. */
  requests: number;
}

/** Names of the parts in messages. */
export const partNames: Record<keyof PageWeight, string> = {
  landing: "HTML up to the end of the landing view",
  html: "HTML with its styles",
  css: "style sheets",
  eagerScript: "JavaScript that loads with the page",
  islandScript: "JavaScript of islands",
  font: "font",
  requests: "requests",
};

const kilobyte = 1024;

const standard: PageWeight = {
  // What fits into the first round trip of a new connection (ten packets).
  landing: 14 * kilobyte,
  html: 30 * kilobyte,
  css: 0,
  eagerScript: 0,
  islandScript: 0,
  // The same, with room for the headers.
  font: 13.5 * kilobyte,
  requests: 6,
};

/** Pages whose islands load near the viewport. The finder's map is not counted: it loads later. */
const withIslands = { islandScript: 75 * kilobyte };

/** Pages that consist of a whole document, or of all sixteen chapters. */
const long = { html: 60 * kilobyte };

const budgets: Partial<Record<PageId, Partial<PageWeight>>> = {
  home: withIslands,
  product: withIslands,
  pricing: withIslands,
  facilitatorship: withIslands,
  leaders: withIslands,
  individuals: withIslands,
  contact: withIslands,
  science: { ...withIslands, ...long },
  terms: long,
  privacy: long,
  cookies: long,
};

/** The budget of a page; the default for pages without an entry. */
export function budgetOf(id: PageId | undefined): PageWeight {
  return { ...standard, ...(id && budgets[id]) };
}

/** What is over budget, each as "HTML with its styles: 31.0 KB, at most 30.0 KB are allowed". */
export function findExcess(weight: PageWeight, budget: PageWeight): string[] {
  return (Object.keys(budget) as (keyof PageWeight)[])
    .filter((part) => weight[part] > budget[part])
    .map((part) => {
      const tell = (value: number) => (part === "requests" ? `${value}` : tellSize(value));
      return `${partNames[part]}: ${tell(weight[part])}, at most ${tell(budget[part])} are allowed`;
    });
}

/** Formats a size: "31.0 KB", or "10 bytes" for a small one. */
export function tellSize(bytes: number): string {
  return bytes < kilobyte ? `${bytes} bytes` : `${(bytes / kilobyte).toFixed(1)} KB`;
}
