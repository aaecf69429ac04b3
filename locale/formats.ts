import type { Locale } from "./languages.ts";

/** A price in whole units of `currency` (ISO 4217), as the language writes it: $180, 15 USD, 180 $. */
export function formatPrice(amount: number, currency: string, locale: Locale): string {
  return new Intl.NumberFormat(locale, {
    style: "currency",
    currency,
    currencyDisplay: locale === "sv" ? "code" : "narrowSymbol",
    maximumFractionDigits: 0,
  }).format(amount);
}

/** A whole number in running text, four digits not grouped: 300,000 and 5000, 300 000, 300.000. */
export function formatInteger(value: number, locale: Locale): string {
  return new Intl.NumberFormat(locale, { useGrouping: "min2" }).format(value);
}

/** A decimal number with the decimal mark of the language, two decimals at most: 2.1, 2,1. */
export function formatDecimal(value: number, locale: Locale): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(value);
}

/** A distance in kilometres, kept on one line, with a decimal only below ten: 0.8 km, 0,8 km, 1000 km. */
export function formatDistance(kilometres: number, locale: Locale): string {
  const format = new Intl.NumberFormat(locale, {
    style: "unit",
    unit: "kilometer",
    useGrouping: "min2",
    maximumFractionDigits: kilometres < 9.95 ? 1 : 0,
  });
  return format.format(kilometres).replace(/\s/g, "\u00a0");
}

/** A ratio between 0 and 1 with two decimals, as statistics are quoted: 0.90, 0,90. */
export function formatRatio(value: number, locale: Locale): string {
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  return new Intl.NumberFormat(locale, digits).format(value);
}

/** A part of a whole of 1 in whole percent: 53%, 53 %. */
export function formatPercent(value: number, locale: Locale): string {
  return new Intl.NumberFormat(locale, { style: "percent" }).format(value);
}

/**
 * A figure that stands by itself, large: millions in words by the language's `millions` pattern
 * ("{number}m"), a plus sign for "or more", and in English a space between thousands, as published.
 */
export function formatFigure(
  figure: { value: number; orMore?: boolean | undefined },
  millions: string,
  locale: Locale,
): string {
  if (figure.value >= 1_000_000) {
    return millions.replace("{number}", formatDecimal(figure.value / 1_000_000, locale));
  }
  const number = formatInteger(figure.value, locale);
  return (locale === "en" ? number.replaceAll(",", "\u00a0") : number) + (figure.orMore ? "+" : "");
}

/** Several things in one phrase, the last after "and": 2013, 2017 and 2020. */
export function formatList(items: (string | number)[], locale: Locale): string {
  return new Intl.ListFormat(locale === "en" ? "en-GB" : locale).format(items.map(String));
}
