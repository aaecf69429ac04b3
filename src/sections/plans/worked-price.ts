import type { PageContext } from "#load/page-context";
import { interpolate } from "#locale/interpolate";
import { yearlyPrice } from "./yearly-price.ts";

/** What a first group on Growth costs with a facilitator of its own, worked out from the prices. */
export function workedPrice({ t, locale, facts, method, price }: PageContext): string {
  const prices = facts.prices[locale];
  const yearly = yearlyPrice(prices.growth, prices);
  const later = method.firstGroupPeople.value * yearly;
  const certification = facts.certification.price;
  return interpolate(t["plan.worked"], {
    yearly: price(yearly),
    certification: price(certification),
    first: price(later + certification),
    later: price(later),
  });
}
