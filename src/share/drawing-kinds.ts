import type { MessageKey } from "#load/schema/messages";
import type { PageId } from "#locale/routes";

/** The drawings of share pictures; each has a text alternative in the dictionary. */
export const drawingKinds = {
  gap: "share.gap",
  views: "share.views",
  team: "share.team",
  people: "share.people",
  scales: "share.scales",
  tree: "share.tree",
  group: "share.group",
  distance: "share.distance",
  meeting: "share.meeting",
} as const satisfies Record<string, MessageKey>;

export type DrawingKind = keyof typeof drawingKinds;

const kindsOfPages: Partial<Record<PageId, DrawingKind>> = {
  home: "gap",
  product: "tree",
  example: "scales",
  pricing: "people",
  science: "scales",
  facilitatorship: "gap",
  individuals: "people",
  leaders: "views",
  teams: "team",
  organization: "group",
  about: "meeting",
  contact: "distance",
  faq: "distance",
};

/** The drawing on a page's share picture: the two views, unless the page has its own. */
export function drawingKindOf(page: PageId): DrawingKind {
  return kindsOfPages[page] ?? "meeting";
}
