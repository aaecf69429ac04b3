/** An interval on an axis, in units of the axis. */
export interface Interval {
  from: number;
  to: number;
}

/** The position of a value on an axis, in percent of its length, to two decimals. */
export function toPercent(value: number, axis: Interval): number {
  return Math.round(((value - axis.from) / (axis.to - axis.from)) * 10_000) / 100;
}
