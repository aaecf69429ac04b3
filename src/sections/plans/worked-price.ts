import type { PageContext } from "#load/page-context.ts";
import { formatInteger } from "#locale/formats.ts";
import { interpolate } from "#locale/interpolate.ts";
import { computeYearlyPrice } from "./yearly-price.ts";

/**
 * The cost of a first group on Growth with a facilitator of its own, in money and in that person's time. In the
 * supervised start the facilitator presents profiles: it is no time before the group starts.
 */
export function formatWorkedPrice({ t, locale, facts, method, formatPrice }: PageContext): string {
  const prices = facts.prices[locale];
  const yearly = computeYearlyPrice(prices.growth, prices);
  const later = method.firstGroupPeople.value * yearly;
  const { price: certification, hours } = facts.certification;
  return interpolate(t["plan.worked"], {
    yearly: formatPrice(yearly),
    certification: formatPrice(certification),
    first: formatPrice(later + certification),
    later: formatPrice(later),
    hours: formatInteger(hours.introduction + hours.training, locale),
    total: formatInteger(hours.introduction + hours.training + hours.start, locale),
  });
}
