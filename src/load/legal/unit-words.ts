import type { Locale } from "#locale/languages.ts";

/** Units of the periods and limits in `content/facts.yaml`: the ends of their keys. */
type FactUnit = "Days" | "Months" | "Years" | "Age";

const day = { en: "days?", sv: "dag(?:en|ar|arna)?s?", de: "(?:tag(?:e[ns]?)?|tägig\\p{L}*)" };
const month = { en: "months?", sv: "månad\\p{L}*", de: "monat\\p{L}*" };
const year = {
  en: "years?",
  sv: "(?<!\\p{L})år(?:s|en|ig\\p{L}*)?",
  de: "(?:jahr(?:e[ns]?|s)?|jährig\\p{L}*)",
};

/** Words of a language as parts of regular expressions. A language without them is not checked. */
type Words = Partial<Record<Locale, string>>;

/** The words of each unit; `\p{L}*` before them matches compounds. */
export const unitWords: Record<FactUnit, Words> = {
  Days: day,
  Months: month,
  Years: year,
  Age: year,
};

/** Further words and signs that make a number a period or an amount of money. */
export const otherUnits: Words = {
  en: "weeks?|hours?|minutes?|per ?cent|dollars?|euros?",
  sv: "veck\\p{L}*|dygn\\p{L}*|timm\\p{L}*|minut\\p{L}*|procent|dollar|euro|kron\\p{L}*",
  de: "woche\\p{L}*|wöch\\p{L}*|stunde\\p{L}*|minute\\p{L}*|prozent|dollar|euro|kronen",
};

/** The unit in the name of a fact: `noticeMonths` is in months. */
export function findUnit(key: string): FactUnit | undefined {
  return (Object.keys(unitWords) as FactUnit[]).find((unit) => key.endsWith(unit));
}

/** Matches a number (given as a regular expression) with its unit, with at most one word between. */
export function createUnitPattern(number: string, units: string, flags = ""): RegExp {
  return new RegExp(`${number}[\\s)-]*(?:\\p{L}+\\s+)?\\p{L}*(?:${units})(?!\\p{L})`, `iu${flags}`);
}
