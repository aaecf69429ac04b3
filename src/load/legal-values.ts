import { formatInteger, formatPrice } from "#locale/formats";
import type { Locale } from "#locale/languages";
import type { Facts } from "./schema/facts.ts";
import type { Messages } from "./schema/messages.ts";

/** What the words in braces of a legal text stand for, written as the language does. */
export function legalValues(facts: Facts, t: Messages, locale: Locale): Record<string, string> {
  const prices = facts.prices[locale];
  const price = (amount: number) => formatPrice(amount, facts.currency, locale);
  const periods = Object.entries(facts.legal).map(([key, value]) => [
    key,
    formatInteger(value, locale),
  ]);
  return {
    ...Object.fromEntries(periods),
    starterPrice: price(prices.starter),
    growthPrice: price(prices.growth),
    certificationPrice: price(facts.certification.price),
    pricePeriod: t[`plan.period.${prices.period}`],
  };
}
