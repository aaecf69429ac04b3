import { placeOf } from "#load/source/content-source";
import { leavesOf } from "#load/source/keys";
import type { Locale } from "#locale/languages";
import type { ContentFile } from "#tools/content/content-files";
import { otherUnits, unitOf, unitWords, withUnit } from "./unit-words.ts";

const digits = "(?<![\\p{L}\\d.,:/])\\d[\\d.,\\u00a0]*";
const money = "[$€£%]|USD|EUR|SEK";

/**
 * Periods and prices of legal texts that do not come from the facts, each as "file:line: key: what is
 * wrong": a number typed beside a unit, or a fact beside another unit than its own. References, such as
 * Art. 28 or § 5, and dates are ignored; `allowed` are numbers that are no facts.
 */
export function findLegalFigureProblems(
  file: ContentFile,
  allowed: readonly string[] = [],
): string[] {
  const { path, locale, content } = file;
  if (!locale || !path.startsWith("content/legal/")) return [];
  return [...leavesOf(content)].flatMap(([key, value]) => {
    if (typeof value !== "string") return [];
    const typed = findTyped(value, locale).filter((text) => !allowed.includes(text));
    return [
      ...typed.map(
        (text) => `${placeOf(file, key)}: the number in "${text}" must come from the facts`,
      ),
      ...findWrongUnits(value, locale).map((text) => `${placeOf(file, key)}: ${text}`),
    ];
  });
}

function findTyped(text: string, locale: Locale): string[] {
  const units = [...Object.values(unitWords).map((words) => words[locale]), otherUnits[locale]];
  const patterns = [
    withUnit(digits, units.join("|"), "g"),
    new RegExp(`${digits}\\s?(?:${money})|(?:${money})\\s?\\d[\\d.,]*`, "giu"),
    // "Day 30"; years are left out, because "the year 2024" is a date.
    new RegExp(
      `(?<!\\p{L})\\p{L}*(?:${unitWords.Days[locale]}|${unitWords.Months[locale]})[\\s:-]+\\d+`,
      "giu",
    ),
  ];
  const found = patterns.flatMap((pattern) => text.match(pattern) ?? []);
  return [...new Set(found.map((match) => match.trim()))];
}

function findWrongUnits(text: string, locale: Locale): string[] {
  return [...text.matchAll(/\{([a-zA-Z]+)\}(.{0,60})/gu)].flatMap(([, key = "", rest = ""]) => {
    const unit = unitOf(key);
    if (!unit || withUnit("^", unitWords[unit][locale]).test(rest)) return [];
    return [`{${key}} needs its unit behind it, not "${rest.slice(0, 20).trim()}"`];
  });
}
