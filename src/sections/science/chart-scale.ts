/** A stretch on an axis, in the axis's units. */
export interface Interval {
  from: number;
  to: number;
}

/** Where a value lies on an axis, in percent of its length from the start, two decimals at most. */
export function toPercent(value: number, axis: Interval): number {
  return Math.round(((value - axis.from) / (axis.to - axis.from)) * 10_000) / 100;
}
