import type { Facts } from "#load/schema/facts.ts";
import type { Locale } from "#locale/languages.ts";

type Prices = Facts["prices"][Locale];

const periodsPerYear: Record<Prices["period"], number> = { year: 1, month: 12 };

export function computeYearlyPrice(price: number, { period }: Pick<Prices, "period">): number {
  return periodsPerYear[period] * price;
}
