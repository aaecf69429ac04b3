/** What is counted of a page. */
export type Measure = "views" | "prefetched" | "begun" | "stored";

export type MeasureCounts = Record<Measure, number>;

export function addCounts(row: MeasureCounts, more: MeasureCounts): void {
  row.views += more.views;
  row.prefetched += more.prefetched;
  row.begun += more.begun;
  row.stored += more.stored;
}

export function noCounts(): MeasureCounts {
  return { views: 0, prefetched: 0, begun: 0, stored: 0 };
}
