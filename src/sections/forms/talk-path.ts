import { type TalkInterest, talkHref } from "#islands/forms/talk-address.ts";
import type { Locale } from "#locale/languages";
import { pathOf, type TranslatedPage } from "#locale/routes";

/** The most likely interest of visitors of pages without the prospect form. */
const interests = {
  organization: "organization",
  product: "team",
  example: "organization",
  teams: "team",
  leaders: "personal",
  individuals: "personal",
} as const satisfies Partial<Record<TranslatedPage, TalkInterest>>;

/** The path of "Talk to us" on a page: the prospect form, with the interest and the page's path. */
export function talkPath(page: keyof typeof interests, locale: Locale): string {
  return talkHref(`${pathOf("contact", locale)}#work`, interests[page], pathOf(page, locale));
}
