import { type TalkInterest, talkHref } from "#islands/forms/talk-url.ts";
import type { PageContext } from "#load/page-context";
import { linkTo, type PageId, pathOf } from "#locale/routes";

/** The most likely interest of visitors of pages without the prospect form. */
const interests: Partial<Record<PageId, TalkInterest>> = {
  organization: "organization",
  hr: "organization",
  product: "team",
  trial: "personal",
  example: "organization",
  teams: "team",
  leaders: "personal",
  individuals: "personal",
};

/**
 * The path of "Talk to us" on a page: its prospect form, or that of the contact page, with the interest
 * and the page's path.
 */
export function talkPath({ id, locale }: Pick<PageContext, "id" | "locale">): string {
  const interest = id && interests[id];
  if (!id || !interest) return "#contact";
  return talkHref(`${linkTo("contact", locale)}#work`, interest, pathOf(id, locale) ?? "");
}
