import type { Locale } from "#locale/languages.ts";
import type { PageId } from "#locale/routes.ts";
import {
  addCounts,
  createZeroCounts,
  type DailyPageCount,
  type Measure,
} from "../store/page-count-store.ts";
import { dayMs } from "../time/durations.ts";
import { formatUtcDay } from "../time/format-utc-day.ts";

export interface CountedPage {
  page: PageId;
  language: Locale;
  key: string;
}

export function createCountedPage(page: PageId, locale: Locale): CountedPage {
  return { page, language: locale, key: `${page} ${locale}` };
}

export interface TrafficSource {
  kind: "referrer" | "campaign";
  /** A host name or a campaign: untrusted input. */
  name: string;
}

/** The most different sources on one day. All others are counted as `otherSources`. */
const maxSourcesPerDay = 1000;
const otherSources = "other";

/** Counts per day, page, language and source, in memory. They say nothing about a visitor. */
export class PageCounter {
  readonly #now: () => number;
  readonly #totals = new Map<string, DailyPageCount>();
  #rows = new Map<string, DailyPageCount>();
  #day = "";
  /** The ids of the day's rows with a source, including written rows. */
  readonly #sourcesOfDay = new Set<string>();

  /** `now` is the clock, in milliseconds since 1970. */
  constructor(now = () => Date.now()) {
    this.#now = now;
  }

  add(page: CountedPage, measure: Measure, source?: TrafficSource): void {
    const day = formatUtcDay(this.#now());
    if (day !== this.#day) this.#sourcesOfDay.clear();
    this.#day = day;
    const row = { ...this.#createRow(day, page, source), [measure]: 1 };
    addTo(this.#rows, row.id, row);
    if (!source) addTo(this.#totals, page.key, row);
  }

  /** Returns the counts of each page since the start. */
  getTotals(): DailyPageCount[] {
    return [...this.#totals.values()];
  }

  /** Returns the rows, and removes them. */
  drain(): DailyPageCount[] {
    const rows = [...this.#rows.values()];
    this.#rows = new Map();
    return rows;
  }

  /** Adds rows that could not be written. */
  restore(rows: readonly DailyPageCount[]): void {
    for (const row of rows) addTo(this.#rows, row.id, row);
  }

  #createRow(day: string, page: CountedPage, source?: TrafficSource): DailyPageCount {
    const row = createEmptyRow(day, page, source);
    if (!source || source.name === otherSources) return row;
    if (!this.#sourcesOfDay.has(row.id) && this.#sourcesOfDay.size >= maxSourcesPerDay) {
      return createEmptyRow(day, page, { kind: source.kind, name: otherSources });
    }
    this.#sourcesOfDay.add(row.id);
    return row;
  }
}

function createEmptyRow(day: string, page: CountedPage, source?: TrafficSource): DailyPageCount {
  return {
    id: [day, page.key, source?.kind, source?.name].filter(Boolean).join(" "),
    day,
    page: page.page,
    language: page.language,
    source_kind: source?.kind ?? "",
    source: source?.name ?? "",
    ...createZeroCounts(),
  };
}

function addTo(rows: Map<string, DailyPageCount>, key: string, row: DailyPageCount): void {
  const existing = rows.get(key);
  if (existing) addCounts(existing, row);
  else rows.set(key, { ...row });
}

/** Returns the first day of a period of `days` days that ends today. */
export function getPeriodStart(days: number): string {
  return formatUtcDay(Date.now() - (days - 1) * dayMs);
}
