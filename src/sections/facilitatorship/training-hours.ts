import type { Facts } from "#load/schema/facts";

/** The total hours of the training. */
export function totalHours(hours: Facts["certification"]["hours"]): number {
  return hours.introduction + hours.training + hours.start;
}
