import type { PageContext } from "#load/page-context.ts";
import { formatInteger } from "#locale/formats.ts";
import { interpolate } from "#locale/interpolate.ts";
import { computeYearlyPrice } from "./yearly-price.ts";

/**
 * The cost of a first group on Growth with a facilitator of its own, in money and in that person's time. In the
 * supervised start the facilitator presents the group's first profiles: it takes no time besides.
 */
export function formatWorkedPrice({ t, locale, facts, method, formatPrice }: PageContext): string {
  const prices = facts.prices[locale];
  const yearly = computeYearlyPrice(prices.growth, prices);
  const later = method.firstGroupPeople.value * yearly;
  const { price: certification, hours } = facts.certification;
  const trainingHours = hours.introduction + hours.training;
  const conversationHours = (method.firstGroupPeople.value * method.conversationMinutes.value) / 60;
  return interpolate(t["plan.worked"], {
    yearly: formatPrice(yearly),
    certification: formatPrice(certification),
    first: formatPrice(later + certification),
    later: formatPrice(later),
    hours: formatInteger(trainingHours, locale),
    total: formatInteger(Math.round(trainingHours + conversationHours), locale),
  });
}
