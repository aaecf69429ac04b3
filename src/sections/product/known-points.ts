import type { Facts } from "#load/schema/facts";
import type { ProductContent } from "#load/schema/product";
import { fill } from "#locale/fill";
import { formatInteger } from "#locale/formats";
import type { Locale } from "#locale/languages";

/** Points about the questionnaire whose values are in the facts. */
export function knownPoints(
  words: ProductContent["map"]["known"],
  questionnaire: Facts["questionnaire"],
  locale: Locale,
): string[] {
  const { smallestGroup, minutes } = questionnaire ?? {};
  return [
    ...(smallestGroup === undefined
      ? []
      : [fill(words.smallestGroup, { count: formatInteger(smallestGroup, locale) })]),
    ...(minutes === undefined
      ? []
      : [fill(words.minutes, { minutes: formatInteger(minutes, locale) })]),
  ];
}
