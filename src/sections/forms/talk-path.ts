import { type TalkInterest, talkHref } from "#islands/forms/talk-address.ts";
import type { Locale } from "#locale/languages";
import { pathOf, type TranslatedPage } from "#locale/routes";

/** What visitors of a page without the prospect form are most likely to want it for. */
const interests = {
  organization: "organization",
  product: "team",
  example: "organization",
  teams: "team",
  leaders: "personal",
  individuals: "personal",
} as const satisfies Partial<Record<TranslatedPage, TalkInterest>>;

/** Where "Talk to us" leads from a page: to the prospect form, which ticks its interest and keeps its path. */
export function talkPath(page: keyof typeof interests, locale: Locale): string {
  return talkHref(`${pathOf("contact", locale)}#work`, interests[page], pathOf(page, locale));
}
