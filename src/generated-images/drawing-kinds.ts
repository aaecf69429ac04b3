import type { PageId } from "#locale/routes.ts";

/** The drawings of Open Graph images. The text `share.<kind>` is the text alternative of each. */
export type DrawingKind =
  | "gap"
  | "views"
  | "team"
  | "people"
  | "scales"
  | "tree"
  | "group"
  | "distance"
  | "meeting";

const kindsOfPages: Partial<Record<PageId, DrawingKind>> = {
  home: "gap",
  product: "tree",
  trial: "gap",
  example: "scales",
  pricing: "people",
  science: "scales",
  facilitatorship: "gap",
  individuals: "people",
  leaders: "views",
  teams: "team",
  organization: "group",
  hr: "group",
  contact: "distance",
  faq: "distance",
};

/** The drawing on a page's Open Graph image: both views meeting, unless the page has its own. */
export function getDrawingKind(page: PageId): DrawingKind {
  return kindsOfPages[page] ?? "meeting";
}
