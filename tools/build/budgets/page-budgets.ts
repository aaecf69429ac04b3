import type { PageId } from "#locale/routes";

/** What a page weighs, or may weigh. Sizes in bytes as they travel: text with brotli, fonts as they are. */
export interface PageWeight {
  /** How much of the document must have come until its first section, the landing view, is whole. */
  landing: number;
  /** The document, with the styles inlined in it. */
  html: number;
  /** Style sheets in files of their own. */
  css: number;
  /** Scripts in files that load with the page, whatever the visitor does. */
  eagerScript: number;
  /** Scripts that islands load once they come near, before anything is touched. */
  islandScript: number;
  /** The largest font. */
  font: number;
  /** Requests of the first view, the document among them. */
  requests: number;
}

/** What each part is called in messages. */
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
  // What arrives in the first round trip of a new connection (ten packets).
  landing: 14 * kilobyte,
  html: 30 * kilobyte,
  css: 0,
  eagerScript: 0,
  islandScript: 0,
  // With its headers in the first round trip, too.
  font: 13.5 * kilobyte,
  requests: 6,
};

/** Pages whose islands wait until they come near. The finder's map is not counted: it waits longer. */
const withIslands = { islandScript: 75 * kilobyte };

/** Pages that hold a whole document, or all sixteen chapters. */
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

/** The budget of a page; pages without a line of their own, and those without id, get the standard. */
export function budgetOf(id: PageId | undefined): PageWeight {
  return { ...standard, ...(id && budgets[id]) };
}

/** Gives what is over budget, each as "HTML with its styles: 31.0 KB, at most 30.0 KB are allowed". */
export function findExcess(weight: PageWeight, budget: PageWeight): string[] {
  return (Object.keys(budget) as (keyof PageWeight)[])
    .filter((part) => weight[part] > budget[part])
    .map((part) => {
      const tell = (value: number) => (part === "requests" ? `${value}` : tellSize(value));
      return `${partNames[part]}: ${tell(weight[part])}, at most ${tell(budget[part])} are allowed`;
    });
}

/** A size as people read it: "31.0 KB", or "10 bytes" of a small one. */
export function tellSize(bytes: number): string {
  return bytes < kilobyte ? `${bytes} bytes` : `${(bytes / kilobyte).toFixed(1)} KB`;
}
