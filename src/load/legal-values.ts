import { formatInteger, formatPrice } from "#locale/formats";
import type { Locale } from "#locale/languages";
import type { Facts } from "./schema/facts.ts";
import type { Messages } from "./schema/messages.ts";

/** Facts that only the owner knows: a paragraph that needs a missing one is left out. */
const optional = ["answerWorkingDays"] as const;
const prices = ["starterPrice", "growthPrice", "certificationPrice", "pricePeriod"] as const;

/** The names that may be in braces in a legal text. */
export function legalNames(facts: Facts): string[] {
  return [...Object.keys(facts.legal), ...prices, ...optional];
}

/** The values for the braces of a legal text, in the format of its language. */
export function legalValues(facts: Facts, t: Messages, locale: Locale): Record<string, string> {
  const market = facts.prices[locale];
  const price = (amount: number) => formatPrice(amount, facts.currency, locale);
  const periods = Object.entries(facts.legal).map(([key, value]) => [
    key,
    formatInteger(value, locale),
  ]);
  const amounts: Record<(typeof prices)[number], string> = {
    starterPrice: price(market.starter),
    growthPrice: price(market.growth),
    certificationPrice: price(facts.certification.price),
    pricePeriod: t[`plan.period.${market.period}`],
  };
  const { answerWorkingDays } = facts;
  return {
    ...Object.fromEntries(periods),
    ...amounts,
    ...(answerWorkingDays && { answerWorkingDays: formatInteger(answerWorkingDays, locale) }),
  };
}

/** A legal text in Markdown with a link wherever it names the telephone number. */
export function linkPhone(markdown: string, phone: string): string {
  const words = phone.replaceAll(" ", "\u00a0");
  return markdown.replaceAll(phone, () => `[${words}](tel:${phone.replace(/[^+\d]/g, "")})`);
}

/** A legal text without the paragraphs that need an optional fact which `values` lack. */
export function withoutUnknown(markdown: string, values: Record<string, string>): string {
  const missing = optional.filter((name) => !(name in values)).map((name) => `{${name}}`);
  return markdown
    .split("\n\n")
    .filter((paragraph) => !missing.some((braces) => paragraph.includes(braces)))
    .join("\n\n");
}
