import type { PageContext } from "#load/page-context.ts";
import type { Facts } from "#load/schema/facts.ts";
import { formatKeyFigure } from "#locale/formats.ts";
import { interpolate } from "#locale/interpolate.ts";
import type { Locale } from "#locale/languages.ts";

/** Formats a figure for a sentence: "more than 40" instead of "40+", millions in words. */
export function formatKeyFigureInSentence(
  { t, locale }: Pick<PageContext, "t" | "locale">,
  { value, orMore }: Facts["figures"][Locale]["countries"],
): string {
  const number = formatKeyFigure({ value }, t["figure.millions-in-words"], locale);
  return orMore ? interpolate(t["figure.more-than"], { number }) : number;
}
