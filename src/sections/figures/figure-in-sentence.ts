import type { PageContext } from "#load/page-context";
import type { Facts } from "#load/schema/facts";
import { formatFigure } from "#locale/formats";
import { interpolate } from "#locale/interpolate";
import type { Locale } from "#locale/languages";

/** A figure as a sentence says it: "more than 40" instead of "40+", millions in words. */
export function formatFigureInSentence(
  { t, locale }: Pick<PageContext, "t" | "locale">,
  { value, orMore }: Facts["figures"][Locale]["countries"],
): string {
  const number = formatFigure({ value }, t["figure.millions-in-words"], locale);
  return orMore ? interpolate(t["figure.more-than"], { number }) : number;
}
