import { expect, test } from "vitest";
import {
  formatDate,
  formatDateRange,
  formatDecimal,
  formatDistance,
  formatDuration,
  formatFileSize,
  formatInteger,
  formatKeyFigure,
  formatList,
  formatPercent,
  formatPrice,
  formatRatio,
  formatTimeRange,
} from "./formats.ts";
import type { Locale } from "./languages.ts";

const figure = (value: number, millions: string, locale: Locale, orMore = false) =>
  formatKeyFigure({ value, orMore }, millions, locale);

const nineToFour: [Date, Date] = [new Date("2027-02-03T08:00Z"), new Date("2027-02-03T15:00Z")];

test.each([
  ["a price", formatPrice(180, "USD", "en"), "$180"],
  ["a price", formatPrice(15, "USD", "sv"), "15\u00a0USD"],
  ["a price", formatPrice(180, "USD", "de"), "180\u00a0$"],
  ["a whole number", formatInteger(5000, "en"), "5000"],
  ["a whole number", formatInteger(5000, "sv"), "5\u00a0000"],
  ["a whole number", formatInteger(5000, "de"), "5.000"],
  ["a whole number of five digits", formatInteger(300000, "en"), "300,000"],
  ["a decimal", formatDecimal(2.1, "en"), "2.1"],
  ["a decimal", formatDecimal(2.1, "de"), "2,1"],
  ["a decimal of three places", formatDecimal(1.239, "sv"), "1,24"],
  ["a short distance", formatDistance(0.84, "en"), "0.8\u00a0km"],
  ["a distance", formatDistance(9.96, "de"), "10\u00a0km"],
  ["a distance", formatDistance(49.6, "en"), "50\u00a0km"],
  ["a distance", formatDistance(1000, "en"), "1000\u00a0km"],
  ["a ratio", formatRatio(0.9, "en"), "0.90"],
  ["percent", formatPercent(0.53, "en"), "53%"],
  ["percent", formatPercent(0.53, "de"), "53\u00a0%"],
  ["a figure", figure(300000, "{number}m", "en"), "300\u00a0000"],
  ["a figure or more", figure(4000, "{number} miljoner", "sv", true), "4\u00a0000+"],
  ["millions", figure(2100000, "{number}m", "en"), "2.1m"],
  ["millions or more", figure(2100000, "{number}m", "en", true), "2.1m+"],
  ["a day", formatDate("2024-12-03", "en"), "3 December 2024"],
  ["millions or more", figure(2100000, "{number}m", "en", true), "2.1m+"],
  ["a day", formatDate("2024-12-03", "de"), "3. Dezember 2024"],
  ["a single day", formatDateRange("2027-02-03", "2027-02-03", "en"), "3 February 2027"],
  ["several days", formatDateRange("2027-02-03", "2027-02-04", "sv"), "3–4 februari 2027"],
  ["several days", formatDateRange("2027-02-03", "2027-02-04", "de"), "3.–4. Februar 2027"],
  [
    "hours of a day",
    formatTimeRange(nineToFour, "Europe/Stockholm", "en"),
    "3 February 2027, 09:00–16:00 CET",
  ],
  ["the size of a file", formatFileSize(339_200, "sv"), "340\u00a0kB"],
  ["the largest size in kB", formatFileSize(999_000, "en"), "999\u00a0kB"],
  ["the smallest size in MB", formatFileSize(999_001, "en"), "1\u00a0MB"],
  ["the size of a file", formatFileSize(1_234_567, "de"), "1,2\u00a0MB"],
  ["a list", formatList([2013, 2017, 2020], "en"), "2013, 2017 and 2020"],
  ["a moment to wait", formatDuration(1, "en"), "1 minute"],
  ["minutes to wait", formatDuration(181, "sv"), "4 minuter"],
  ["minutes to wait", formatDuration(89 * 60, "de"), "89 Minuten"],
  ["hours to wait", formatDuration(90 * 60, "en"), "2 hours"],
])("formats %s by the language: %s", (_what, formatted, expected) => {
  expect(formatted).toBe(expected);
});
