import type { Result } from "lighthouse";

/** What Lighthouse measured of a page: scores of 100, times in milliseconds, bytes as transferred. */
export interface Measurement {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  firstPaint: number;
  largestPaint: number;
  blocking: number;
  layoutShift: number;
  bytes: number;
  requests: number;
}

/** The figures of one Lighthouse run. */
export function toMeasurement(result: Result): Measurement {
  const score = (id: string) => Math.round((result.categories[id]?.score ?? 0) * 100);
  const value = (id: string) => result.audits[id]?.numericValue ?? Number.NaN;
  const requests = result.audits["network-requests"]?.details;
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    bestPractices: score("best-practices"),
    seo: score("seo"),
    firstPaint: Math.round(value("first-contentful-paint")),
    largestPaint: Math.round(value("largest-contentful-paint")),
    blocking: Math.round(value("total-blocking-time")),
    layoutShift: value("cumulative-layout-shift"),
    bytes: value("total-byte-weight"),
    requests: requests && "items" in requests ? requests.items.length : Number.NaN,
  };
}

/** The median of each figure by itself. `measurements` holds at least one. */
export function medianOf(measurements: Measurement[]): Measurement {
  const [first] = measurements;
  if (!first) throw new Error("nothing was measured");
  const median = { ...first };
  for (const key of Object.keys(first) as (keyof Measurement)[]) {
    const sorted = measurements.map((one) => one[key]).sort((a, b) => a - b);
    median[key] = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  }
  return median;
}
