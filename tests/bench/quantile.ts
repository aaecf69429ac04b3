/**
 * The percentile by nearest rank: the smallest number that at least this share (0 to 1) does not exceed.
 * `NaN` for an empty list.
 */
export function computeQuantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}
