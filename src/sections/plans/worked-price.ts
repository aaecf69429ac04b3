import type { PageContext } from "#load/page-context.ts";
import { interpolate } from "#locale/interpolate.ts";
import { computeYearlyPrice } from "./yearly-price.ts";

/** The cost of a first group on Growth with a facilitator of its own, computed from the prices. */
export function formatWorkedPrice({ t, locale, facts, method, formatPrice }: PageContext): string {
  const prices = facts.prices[locale];
  const yearly = computeYearlyPrice(prices.growth, prices);
  const later = method.firstGroupPeople.value * yearly;
  const certification = facts.certification.price;
  return interpolate(t["plan.worked"], {
    yearly: formatPrice(yearly),
    certification: formatPrice(certification),
    first: formatPrice(later + certification),
    later: formatPrice(later),
  });
}
