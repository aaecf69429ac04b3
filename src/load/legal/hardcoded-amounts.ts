import { placeholderPattern } from "#locale/interpolate.ts";
import type { Locale } from "#locale/languages.ts";
import { createUnitPattern, findUnit, otherUnits, unitWords } from "./unit-words.ts";

const digitsPattern = "(?<![\\p{L}\\d.,:/])\\d[\\d.,\\u00a0]*";
const currencyPattern = "[$€£%]|USD|EUR|SEK";

/** Text sizes that the accessibility statement names: neither facts nor prices. */
const textSizePattern = /^[24]00 (?:per ?cent|procent|Prozent)$/;

/**
 * Periods and prices of a legal text that do not come from the facts, in an editor's words: a number typed
 * beside a unit, or a fact beside another unit than its own. References, such as Art. 28 or § 5, and dates
 * are ignored.
 */
export function findHardcodedAmounts(text: string, locale: Locale): string[] {
  return [
    ...findTypedAmounts(text, locale)
      .filter((amount) => !textSizePattern.test(amount))
      .map(
        (amount) =>
          `the number in "${amount}" must come from content/facts.yaml: use its name in braces`,
      ),
    ...findWrongUnits(text, locale),
  ];
}

function findTypedAmounts(text: string, locale: Locale): string[] {
  const { Days: days, Months: months } = unitWords;
  if (!days[locale]) return [];
  const units = [
    ...Object.values(unitWords).map((unitPattern) => unitPattern[locale]),
    otherUnits[locale],
  ];
  const patterns = [
    createUnitPattern(digitsPattern, units.filter(Boolean).join("|"), "g"),
    new RegExp(
      `${digitsPattern}\\s?(?:${currencyPattern})|(?:${currencyPattern})\\s?\\d[\\d.,]*`,
      "giu",
    ),
    // "Day 30"; years are left out, because "the year 2024" is a date.
    new RegExp(`(?<!\\p{L})\\p{L}*(?:${days[locale]}|${months[locale]})[\\s:-]+\\d+`, "giu"),
  ];
  const amounts = patterns.flatMap((pattern) => text.match(pattern) ?? []);
  return [...new Set(amounts.map((match) => match.trim()))];
}

function findWrongUnits(text: string, locale: Locale): string[] {
  return [...text.matchAll(placeholderPattern)].flatMap(({ 0: braces, 1: key = "", index }) => {
    const rest = text.slice(index + braces.length);
    const unit = findUnit(key);
    const words = unit && unitWords[unit][locale];
    if (!words || createUnitPattern("^", words).test(rest)) return [];
    return [`{${key}} must be followed by its unit, not by "${rest.slice(0, 20).trim()}"`];
  });
}
