import { type TalkInterest, talkHref } from "#islands/forms/talk-address.ts";
import type { Locale } from "#locale/languages";
import { pathOf } from "#locale/routes";

/** What visitors of a page without the prospect form are most likely to want it for. */
const interests = {
  organization: "organization",
  product: "team",
  teams: "team",
  leaders: "personal",
  individuals: "personal",
} as const satisfies Record<string, TalkInterest>;

/** Where "Talk to us" leads from a page: to the prospect form, with the page's interest ticked. */
export function talkPath(page: keyof typeof interests, locale: Locale): string {
  return talkHref(`${pathOf("contact", locale)}#work`, interests[page]);
}
