import type { PageCountRow } from "./database/schema.ts";

/** What is counted of a page. */
export type Measure = "views" | "prefetched" | "begun" | "stored";

export type MeasureCounts = Record<Measure, number>;

/** What stands for all further sources. */
export const otherSources = "other";

export function addCounts(row: MeasureCounts, more: MeasureCounts): void {
  row.views += more.views;
  row.prefetched += more.prefetched;
  row.begun += more.begun;
  row.stored += more.stored;
}

export function noCounts(): MeasureCounts {
  return { views: 0, prefetched: 0, begun: 0, stored: 0 };
}

/** The same row for all further sources. */
export function asOther(row: PageCountRow): PageCountRow {
  const { day, page, language, source_kind: kind } = row;
  return { ...row, id: `${day} ${page} ${language} ${kind} ${otherSources}`, source: otherSources };
}
