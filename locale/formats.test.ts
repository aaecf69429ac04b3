import { expect, test } from "vitest";
import {
  formatDate,
  formatDecimal,
  formatDistance,
  formatFigure,
  formatInteger,
  formatList,
  formatPercent,
  formatPrice,
  formatRatio,
  formatWait,
} from "./formats.ts";

test("prices stand as each language writes them", () => {
  expect(formatPrice(180, "USD", "en")).toBe("$180");
  expect(formatPrice(15, "USD", "sv")).toBe("15\u00a0USD");
  expect(formatPrice(180, "USD", "de")).toBe("180\u00a0$");
});

test("whole numbers are grouped from five digits on", () => {
  expect(formatInteger(5000, "en")).toBe("5000");
  expect(formatInteger(300000, "en")).toBe("300,000");
  expect(formatInteger(170000, "sv")).toBe("170\u00a0000");
  expect(formatInteger(300000, "de")).toBe("300.000");
});

test("decimal numbers have the language's mark and two decimals at most", () => {
  expect(formatDecimal(2.1, "en")).toBe("2.1");
  expect(formatDecimal(2.1, "de")).toBe("2,1");
  expect(formatDecimal(1.239, "sv")).toBe("1,24");
});

test("distances have a decimal below ten kilometres, and no grouping below 10 000", () => {
  expect(formatDistance(0.84, "en")).toBe("0.8\u00a0km");
  expect(formatDistance(0.84, "sv")).toBe("0,8\u00a0km");
  expect(formatDistance(9.96, "de")).toBe("10\u00a0km");
  expect(formatDistance(49.6, "en")).toBe("50\u00a0km");
  expect(formatDistance(1000, "en")).toBe("1000\u00a0km");
});

test("ratios keep their second decimal, percents stand as each language writes them", () => {
  expect(formatRatio(0.9, "en")).toBe("0.90");
  expect(formatRatio(0.9, "sv")).toBe("0,90");
  expect(formatPercent(0.53, "en")).toBe("53%");
  expect(formatPercent(0.53, "de")).toBe("53\u00a0%");
});

test("figures: millions in words, a plus for more, a space between thousands in English", () => {
  expect(formatFigure({ value: 300000 }, "{number}m", "en")).toBe("300\u00a0000");
  expect(formatFigure({ value: 4000, orMore: true }, "{number} miljoner", "sv")).toBe("4000+");
  expect(formatFigure({ value: 2100000 }, "{number}m", "en")).toBe("2.1m");
  expect(formatFigure({ value: 1200000 }, "{number} miljoner", "sv")).toBe("1,2 miljoner");
  expect(formatFigure({ value: 300000 }, "{number} Mio.", "de")).toBe("300.000");
});

test("days stand in words", () => {
  expect(formatDate("2024-12-03", "en")).toBe("3 December 2024");
  expect(formatDate("2024-12-03", "sv")).toBe("3 december 2024");
  expect(formatDate("2024-12-03", "de")).toBe("3. Dezember 2024");
});

test("a list ends with the language's word for and", () => {
  expect(formatList([2013, 2017, 2020], "en")).toBe("2013, 2017 and 2020");
  expect(formatList([2013, 2017, 2020], "sv")).toBe("2013, 2017 och 2020");
  expect(formatList([2013, 2017, 2020], "de")).toBe("2013, 2017 und 2020");
});

test("a time to wait is told in whole minutes, a long one in hours", () => {
  expect(formatWait(1, "en")).toBe("1 minute");
  expect(formatWait(181, "sv")).toBe("4 minuter");
  expect(formatWait(89 * 60, "de")).toBe("89 Minuten");
  expect(formatWait(90 * 60, "en")).toBe("2 hours");
});
