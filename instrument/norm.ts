import { type ByDimension, mapDimensions } from "./dimensions.ts";

/** Mean and standard deviation of the norm group on a dimension, in steps. */
export interface Norm {
  mean: number;
  deviation: number;
}

/**
 * The percentage of the norm group below a value: the cumulative normal distribution by formula 7.1.26 of
 * Abramowitz & Stegun (1964), which is exact to 0.00002 of a percentile.
 * @param value the mean of answers, 1 to 7
 * @returns a percentile, 0 to 100
 */
export function computePercentile(value: number, { mean, deviation }: Norm): number {
  const z = Math.abs(value - mean) / (deviation * Math.SQRT2);
  const t = 1 / (1 + 0.3275911 * z);
  const factors = [0.254829592, -0.284496736, 1.421413741, -1.453152027, 1.061405429];
  const sum = factors.reduceRight((partial, factor) => (partial + factor) * t, 0);
  const upper = 50 * (2 - sum * Math.exp(-z * z));
  return value < mean ? 100 - upper : upper;
}

/** The distance of the quartiles of a normal distribution from its mean, in standard deviations. */
const quartile = 0.6745;

/** The range of the middle half of the norm group, in steps. */
export function computeInterquartileRange({ mean, deviation }: Norm): { from: number; to: number } {
  return { from: mean - quartile * deviation, to: mean + quartile * deviation };
}

/**
 * The standard error of a result in steps, SD·√(1 − α). See the chapter on how we measure.
 * @param alpha Cronbach's alpha of the dimension, 0 to 1
 */
export function computeStandardError({ deviation }: Norm, alpha: number): number {
  return deviation * Math.sqrt(1 - alpha);
}

/**
 * By how many steps two results of a person can differ by chance: two standard errors of a difference, each √2
 * times that of a result. It is the reliable change of Jacobson & Truax (1991), with 2 for their 1.96.
 */
export function computeReliableChange(standardError: number): number {
  return 2 * Math.SQRT2 * standardError;
}

/**
 * The standard error on each dimension. A dimension without an alpha of its own has that of all dimensions. Of
 * an interval, the lower end counts.
 * @param reliability rows of Cronbach's alpha, by dimension, and "all"
 */
export function computeStandardErrorsByDimension(
  norms: ByDimension<Norm>,
  reliability: readonly { id: string; from: number }[],
): ByDimension<number> {
  const findAlpha = (id: string) => reliability.find((row) => row.id === id)?.from;
  return mapDimensions((dimension) =>
    computeStandardError(norms[dimension], findAlpha(dimension) ?? findAlpha("all") ?? 0),
  );
}
