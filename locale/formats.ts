import { type Language, type Locale, languages } from "./languages.ts";

/**
 * A price in whole units of `currency` (ISO 4217), in the format of the language: $180, 15 USD, 180 $.
 */
export function formatPrice(amount: number, currency: string, locale: Locale): string {
  const { hasCurrencyCode }: Language = languages[locale];
  return formatNumber(amount, locale, {
    style: "currency",
    currency,
    currencyDisplay: hasCurrencyCode ? "code" : "narrowSymbol",
    maximumFractionDigits: 0,
  });
}

/** A whole number in running text, in English four digits ungrouped: 300,000 and 5000, 5 000, 5.000. */
export function formatInteger(value: number, locale: Locale): string {
  return createIntegerFormat(locale).format(value);
}

function createIntegerFormat(locale: Locale): Intl.NumberFormat {
  const { regionalTag, useGrouping = "auto" }: Language = languages[locale];
  return new Intl.NumberFormat(regionalTag, { useGrouping });
}

/** A number with the decimal mark of the language, two decimals at most: 2.1, 2,1. */
export function formatDecimal(value: number, locale: Locale): string {
  return formatNumber(value, locale, { maximumFractionDigits: 2 });
}

/** A distance in kilometres, with a decimal only below ten and no line break: 0.8 km, 0,8 km, 1000 km. */
export function formatDistance(distanceKm: number, locale: Locale): string {
  return formatNumber(distanceKm, locale, {
    style: "unit",
    unit: "kilometer",
    useGrouping: "min2",
    maximumFractionDigits: distanceKm < 9.95 ? 1 : 0,
  }).replace(/\s/g, "\u00a0");
}

/** A waiting time, given in seconds, in words: 1 minute, 4 Minuten. From 90 minutes on in hours: 2 timmar. */
export function formatDuration(seconds: number, locale: Locale): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  const [value, unit] = minutes < 90 ? [minutes, "minute"] : [Math.ceil(minutes / 60), "hour"];
  return formatNumber(value, locale, { style: "unit", unit, unitDisplay: "long" });
}

/** A ratio between 0 and 1 with two decimals, as statistics are quoted: 0.90, 0,90. */
export function formatRatio(value: number, locale: Locale): string {
  return formatNumber(value, locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}

/** A mean of answers with one decimal, and a change with its sign: 5.2, 5,2, +0.7, −0,7. */
export function formatMean(
  value: number,
  locale: Locale,
  sign: "auto" | "always" = "auto",
): string {
  return formatNumber(value, locale, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    // A mean that rounds to zero has no sign.
    signDisplay: sign === "always" ? "exceptZero" : "negative",
  }).replace("-", "\u2212");
}

/** A fraction of 1 in whole percent: 53%, 53 %. */
export function formatPercent(value: number, locale: Locale): string {
  return formatNumber(value, locale, { style: "percent" });
}

/**
 * A figure in large type: millions by the language's `millions` pattern ("{number}m"), a plus sign for
 * "or more", and in English a space between thousands, as published.
 */
export function formatKeyFigure(
  figure: { value: number; orMore?: boolean | undefined },
  millions: string,
  locale: Locale,
): string {
  const plus = figure.orMore ? "+" : "";
  if (figure.value >= 1_000_000) {
    return millions.replace("{number}", formatDecimal(figure.value / 1_000_000, locale)) + plus;
  }
  const { figureSeparator }: Language = languages[locale];
  const parts = createIntegerFormat(locale).formatToParts(figure.value);
  const number = parts.map(({ type, value }) => (type === "group" && figureSeparator) || value);
  return number.join("") + plus;
}

/** A date in words, from its ISO form 2024-12-03: 3 December 2024, 3. Dezember 2024. */
export function formatDate(day: string, locale: Locale): string {
  return createDateFormat(locale).format(new Date(day));
}

/** The days from one to another, in ISO form, in words: 3–4 February 2027, 3.–4. Februar 2027. */
export function formatDateRange(from: string, to: string, locale: Locale): string {
  return createDateFormat(locale).formatRange(new Date(from), new Date(to));
}

function createDateFormat(locale: Locale): Intl.DateTimeFormat {
  const { regionalTag } = languages[locale];
  return new Intl.DateTimeFormat(regionalTag, { dateStyle: "long", timeZone: "UTC" });
}

/** Hours of one day as the clocks of a time zone show them: 3 February 2027, 09:00–16:00 CET. */
export function formatTimeRange(
  [from, to]: [Date, Date],
  timeZone: string,
  locale: Locale,
): string {
  return new Intl.DateTimeFormat(languages[locale].regionalTag, {
    day: "numeric",
    month: "long",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    timeZone,
    timeZoneName: "short",
  }).formatRange(from, to);
}

/** The size of a file: 340 kB, 1.2 MB, 1,2 MB. */
export function formatFileSize(bytes: number, locale: Locale): string {
  const kilobytes = Math.ceil(bytes / 1000);
  const [value, unit] =
    kilobytes < 1000 ? [kilobytes, "kilobyte"] : [bytes / 1_000_000, "megabyte"];
  const size = formatNumber(value, locale, { style: "unit", unit, maximumFractionDigits: 1 });
  return size.replace(/\s/g, "\u00a0");
}

/** The name of a language, by its code: Swedish, svenska, Schwedisch. */
export function formatLanguage(code: string, locale: Locale): string {
  return (
    new Intl.DisplayNames(languages[locale].regionalTag, { type: "language" }).of(code) ?? code
  );
}

/** A list in words, with "or" before the last item: Stockholm or online. */
export function formatDisjunction(items: string[], locale: Locale): string {
  return new Intl.ListFormat(languages[locale].regionalTag, { type: "disjunction" }).format(items);
}

/** A list in words, with "and" before the last item: 2013, 2017 and 2020. */
export function formatList(items: (string | number)[], locale: Locale): string {
  return new Intl.ListFormat(languages[locale].regionalTag).format(items.map(String));
}

function formatNumber(value: number, locale: Locale, options: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(languages[locale].regionalTag, options).format(value);
}
