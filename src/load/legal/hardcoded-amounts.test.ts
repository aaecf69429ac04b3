import { expect, test } from "vitest";
import type { Locale } from "#locale/languages.ts";
import { findHardcodedAmounts } from "./hardcoded-amounts.ts";

const getIssues = (locale: string, text: string) => findHardcodedAmounts(text, locale as Locale);

test.each([
  ["en", "within 10 days", "10 days"],
  ["en", "A 30-day period", "30-day"],
  ["en", "10 business days’ notice", "10 business days"],
  ["en", "ten (10) working days", "10) working days"],
  ["en", "at least 18 years old", "18 years"],
  ["en", "costs $1,440 a year", "$1,440"],
  ["en", "53 % of it", "53 %"],
  ["en", "on day 30", "day 30"],
  ["sv", "30 dagars frist", "30 dagars"],
  ["sv", "du är 18 år", "18 år"],
  ["de", "mit 10 Werktagen Frist", "10 Werktagen"],
  ["de", "eine 12-monatige Frist", "12-monatige"],
  ["de", "mindestens 18 Jahre alt", "18 Jahre"],
  ["de", "180\u00a0$ im Jahr", "180\u00a0$"],
])("%s: objects to a typed figure: %s", (locale, text, figure) => {
  expect(getIssues(locale, text)).toContain(
    `the number in "${figure}" must come from content/facts.yaml: use its name in braces`,
  );
});

test("objects to a fact beside the unit of another", () => {
  expect(getIssues("en", "{noticeMonths} days’ notice. More.")).toEqual([
    '{noticeMonths} must be followed by its unit, not by "days’ notice. More."',
  ]);
  expect(getIssues("de", "{deletionMonths} Tage")).toHaveLength(1);
});

test("passes the sizes of text that the accessibility statement names", () => {
  expect(getIssues("en", "Text at 200 percent")).toEqual([]);
  expect(getIssues("en", "Text at 300 percent")).toHaveLength(1);
});
