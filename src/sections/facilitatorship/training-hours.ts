import type { Facts } from "#load/schema/facts";

/** How many hours the training takes in all. */
export function totalHours(hours: Facts["certification"]["hours"]): number {
  return hours.introduction + hours.training + hours.start;
}
